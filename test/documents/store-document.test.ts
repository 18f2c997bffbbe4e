import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { perform, refuse } from '../../src/db/act.ts'
import {
  documentInfo,
  readDocument,
  storeDocument,
  storeMade,
  sweepFiles,
} from '../../src/documents/index.ts'
import type { Upload } from '../../src/shell/form.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import { heic, html, jpeg, pdf, phonePicture, png, svg, webp } from './pictures.ts'

let home: House
let owner: SignedIn
let dataFolder: string
beforeAll(async () => {
  home = await house()
  owner = await home.person()
  dataFolder = home.deps.config.dataFolder
})
afterAll(async () => {
  await home.close()
})

const upload = (bytes: Buffer, filename = 'chalan.jpg', claimedType = 'image/jpeg'): Upload => ({
  filename,
  claimedType,
  bytes,
  truncated: false,
})
const actor = () => ({ personId: owner.personId, role: 'person', authorityId: null })

/** An act that does nothing but keep a document; undone at the end when `undone`. */
const store = async (file: Upload, undone = false) =>
  await perform(home.db, actor(), async (act) => {
    const stored = await storeDocument(act, dataFolder, file, { ownerId: owner.personId, purpose: 'challan' })
    if (!stored.ok) return stored
    if (undone) return refuse('undone')
    await act.record({ action: 'document.stored', subject: { kind: 'document', id: stored.id } })
    return stored
  })
const stored = async (file: Upload): Promise<string> => {
  const answer = await store(file)
  if (!answer.ok) throw new Error(answer.refusals.join())
  return answer.id
}
const refusalsOf = async (file: Upload) => {
  const answer = await store(file)
  return answer.ok ? [] : answer.refusals
}
const files = async (): Promise<string[]> =>
  (await readdir(join(dataFolder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('what is taken', () => {
  test.each([
    ['a JPEG', jpeg, 'image/jpeg', '.jpg'],
    ['a PNG', png, 'image/webp', '.webp'],
    ['a WebP', webp, 'image/webp', '.webp'],
  ])('%s is kept as an image', async (_name, make, contentType, ending) => {
    const id = await stored(upload(await make(), 'कागज़.bin'))
    const info = await documentInfo(home.db, id)
    expect(info).toMatchObject({
      kind: 'image',
      contentType,
      name: `कागज़${ending}`,
      ownerId: owner.personId,
      purpose: 'challan',
    })
    const { bytes } = await readDocument(home.db, dataFolder, id)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 })
    expect(bytes.length).toBe(info.byteCount)
  })

  test('a PDF is kept byte for byte', async () => {
    const id = await stored(upload(pdf, 'chalan.pdf', 'application/pdf'))
    const { bytes, contentType, name } = await readDocument(home.db, dataFolder, id)
    expect(bytes.equals(pdf)).toBe(true)
    expect([contentType, name]).toEqual(['application/pdf', 'chalan.pdf'])
  })

  test('the content decides, not the ending nor the type that is claimed', async () => {
    const id = await stored(upload(await jpeg(), 'chalan.pdf', 'application/pdf'))
    expect(await documentInfo(home.db, id)).toMatchObject({ kind: 'image', name: 'chalan.jpg' })
  })

  test('a phone picture is turned upright and forgets where and with what it was taken', async () => {
    const before = await phonePicture()
    expect((await sharp(before).metadata()).exif?.includes('Patna Phones')).toBe(true)
    const { bytes } = await readDocument(home.db, dataFolder, await stored(upload(before)))
    const after = await sharp(bytes).metadata()
    expect([after.width, after.height]).toEqual([300, 400])
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.includes('Patna Phones')).toBe(false)
  })

  test('a picture larger than any screen is made smaller, its sides in proportion', async () => {
    const { bytes } = await readDocument(home.db, dataFolder, await stored(upload(await jpeg(3600, 1200))))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, height: 800 })
  })
})

describe('what is refused', () => {
  test.each([
    ['an SVG that calls itself a JPEG', svg],
    ['a web page that calls itself a JPEG', html],
    ['a HEIC, which cannot be drawn here', heic],
    ['a text', Buffer.from('चालान')],
  ])('%s', async (_name, bytes) => {
    expect(await refusalsOf(upload(bytes))).toEqual(['document-type'])
  })

  test('a file that was cut at 8 MB', async () => {
    expect(await refusalsOf({ ...upload(await jpeg()), truncated: true })).toEqual(['document-too-large'])
  })

  test('a file with nothing in it', async () => {
    expect(await refusalsOf(upload(Buffer.alloc(0)))).toEqual(['document-empty'])
  })

  test('a JPEG of which only half arrived', async () => {
    const whole = await jpeg(800, 600)
    expect(await refusalsOf(upload(whole.subarray(0, whole.length / 2)))).toEqual(['document-unreadable'])
  })

  test('a PDF without its end', async () => {
    expect(await refusalsOf(upload(pdf.subarray(0, 60), 'a.pdf'))).toEqual(['document-unreadable'])
  })

  test('a small file that unpacks to more points than memory has room for', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusalsOf(upload(bomb))).toEqual(['document-unreadable'])
  })
})

describe('the name of a file', () => {
  test.each([
    ['../../../etc/passwd.jpg', 'passwd.jpg'],
    ['..\\..\\windows\\chalan.jpg', 'chalan.jpg'],
    ['..', 'document.jpg'],
    ['', 'document.jpg'],
    ['a"; filename="b.exe', 'a; filename=b.jpg'],
    ['chalan\r\nSet-Cookie: a=b.jpg', 'chalanSet-Cookie a=b.jpg'],
    ['chalan\u202egpj.exe', 'chalangpj.jpg'],
    [`${'क'.repeat(300)}.jpg`, `${'क'.repeat(100)}.jpg`],
  ])('%j is kept as %j, and the bytes lie under their hash whatever it says', async (given, kept) => {
    const info = await documentInfo(home.db, await stored(upload(await jpeg(), given)))
    expect(info.name).toBe(kept)
    const path = join(dataFolder, 'files', info.sha256.slice(0, 2), info.sha256.slice(2))
    expect((await stat(path)).size).toBe(info.byteCount)
  })
})

test('the same bytes are kept once, for two rows', async () => {
  const [one, two] = [await stored(upload(pdf, 'one.pdf')), await stored(upload(pdf, 'two.pdf'))]
  const [first, second] = [await documentInfo(home.db, one), await documentInfo(home.db, two)]
  expect(first.sha256).toBe(second.sha256)
  expect([first.name, second.name]).toEqual(['one.pdf', 'two.pdf'])
})

test('a file that was damaged on the disk is not shown as the document', async () => {
  const id = await stored(upload(Buffer.concat([pdf, Buffer.from('damaged %%EOF')]), 'a.pdf'))
  const { sha256 } = await documentInfo(home.db, id)
  await writeFile(join(dataFolder, 'files', sha256.slice(0, 2), sha256.slice(2)), 'something else')
  await expect(readDocument(home.db, dataFolder, id)).rejects.toThrow('damaged')
})

test('what we print ourselves is kept as it is, under a name with its ending', async () => {
  const id = await perform(home.db, actor(), async (act) => {
    const made = await storeMade(act, dataFolder, pdf, {
      ownerId: owner.personId,
      purpose: 'paper',
      name: 'JH-SER-2026-000001',
      contentType: 'application/pdf',
    })
    await act.record({ action: 'document.stored', subject: { kind: 'document', id: made } })
    return made
  })
  expect(await documentInfo(home.db, id)).toMatchObject({ kind: 'pdf', name: 'JH-SER-2026-000001.pdf' })
})

test('an act that was undone leaves a file without a row: it goes after a day, and the named ones stay', async () => {
  const kept = await stored(upload(pdf, 'kept.pdf'))
  const before = await files()
  expect(await store(upload(await jpeg(640, 480)), true)).toEqual({ ok: false, refusals: ['undone'] })
  const orphans = (await files()).filter((file) => !before.includes(file))
  expect(orphans).toHaveLength(1)

  expect(await sweepFiles(home.db, dataFolder)).toBe(0)
  expect(await files()).toContain(orphans[0])
  await home.database.moveClock('25 hours')
  try {
    expect(await sweepFiles(home.db, dataFolder)).toBe(1)
  } finally {
    await home.database.moveClock('0')
  }
  expect(await files()).not.toContain(orphans[0])
  expect((await readDocument(home.db, dataFolder, kept)).bytes.equals(pdf)).toBe(true)
})

test('the sweeper waits for an act that has written its file and not yet its row', async () => {
  const picture = upload(await jpeg(500, 500))
  const order: string[] = []
  let swept: Promise<unknown> = Promise.resolve()
  const id = await perform(home.db, actor(), async (act) => {
    const owned = { ownerId: owner.personId, purpose: 'challan' }
    const slow = await storeDocument(act, dataFolder, picture, owned)
    if (!slow.ok) throw new Error('refused')
    await home.database.moveClock('25 hours')
    swept = sweepFiles(home.db, dataFolder).then(() => order.push('swept'))
    await new Promise((done) => setTimeout(done, 300))
    order.push('written')
    await act.record({ action: 'document.stored', subject: { kind: 'document', id: slow.id } })
    return slow.id
  })
  await swept
  await home.database.moveClock('0')
  expect(order).toEqual(['written', 'swept'])
  expect((await readDocument(home.db, dataFolder, id)).contentType).toBe('image/jpeg')
})
