import { expect, test } from 'vitest'
import { BadConfiguration, readConfig } from '../../src/config.ts'

test('nothing is needed for a first look: port 3000, this machine, the demonstration', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    demonstration: true,
  })
})

test("a database of one's own brings no demonstration unless it is asked for", () => {
  const own = { DATABASE_URL: 'postgres://me:secret@db.example.in/sukani', SESSION_SECRET: 'x'.repeat(32) }
  expect(readConfig(own).demonstration).toBe(false)
  expect(readConfig({ ...own, SUKANI_DEMO: '1' }).demonstration).toBe(true)
  expect(readConfig({ SUKANI_DEMO: '0' }).demonstration).toBe(false)
})

test('what is wrong is named, and its value is not told', () => {
  const bad = () => readConfig({ DATABASE_URL: 'mysql://me:secret@db', PORT: 'many' })
  expect(bad).toThrow(BadConfiguration)
  expect(bad).toThrow(/DATABASE_URL.*PORT|PORT.*DATABASE_URL/)
  expect(bad).not.toThrow(/secret/)
})

test("with a database of one's own the secret of the sessions must be given", () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://db/sukani' })).toThrow('SESSION_SECRET')
})

test('an empty variable is a variable not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000)
})
