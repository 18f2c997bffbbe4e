import { afterAll, beforeAll, expect, test } from 'vitest'
import { perform } from '../../src/db/act.ts'
import { storeDocument } from '../../src/documents/index.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import { jpeg, pdf } from './pictures.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const stored = async (owner: SignedIn, bytes: Buffer, filename: string): Promise<string> =>
  await perform(home.db, { personId: owner.personId, role: 'person', authorityId: null }, async (act) => {
    const file = { filename, claimedType: 'application/octet-stream', bytes, truncated: false }
    const answer = await storeDocument(act, home.deps.config.dataFolder, file, {
      ownerId: owner.personId,
      purpose: 'challan',
    })
    if (!answer.ok) throw new Error(answer.refusals.join())
    await act.record({ action: 'document.stored', subject: { kind: 'document', id: answer.id } })
    return answer.id
  })

test('a person sees their own picture in the page, closed to scripts and to every cache', async () => {
  const owner = await home.person()
  const answer = await owner.get(`/hi/my/documents/${await stored(owner, await jpeg(), 'चालान.jpg')}`)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': `inline; filename="_____.jpg"; filename*=UTF-8''${encodeURIComponent('चालान.jpg')}`,
  })
  expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
})

test('a PDF is only ever a file to save', async () => {
  const owner = await home.person()
  const answer = await owner.get(`/hi/my/documents/${await stored(owner, pdf, 'chalan.pdf')}`)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': `attachment; filename="chalan.pdf"; filename*=UTF-8''chalan.pdf`,
  })
  expect(answer.bytes.equals(pdf)).toBe(true)
})

test("another person's paper is not there, nor is one that never was; without a session one signs in first", async () => {
  const [owner, other] = [await home.person(), await home.person({ roles: ['treasury'] })]
  const id = await stored(owner, pdf, 'chalan.pdf')
  expect((await other.get(`/hi/my/documents/${id}`)).status).toBe(404)
  expect((await owner.get('/hi/my/documents/018f0000-0000-7000-8000-000000000000')).status).toBe(404)
  expect((await owner.get('/hi/my/documents/..%2f..%2fsession-secret')).status).toBe(404)
  expect((await home.visitor().get(`/hi/my/documents/${id}`)).status).toBe(303)
})
