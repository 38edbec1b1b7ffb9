import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openLibrary, photo } from '#tests/open-library.ts'

const { t, owner, upload, media } = await openLibrary()

const chunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG whose header declares this many pixels but contains none. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from('00000000000000000802000000', 'hex')
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const nothing = deflateSync(Buffer.alloc(8))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', nothing),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('hostile files are refused, and nothing is stored', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg viewBox="0 0 1 1"><text>&b;</text></svg>`
  test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, string]>([
    ['an empty file', () => '', 'image.not-readable'],
    ['HTML declared as PNG', () => '<html><script>alert(1)</script></html>', 'image.not-readable'],
    ['an entity bomb', () => bomb, 'image.not-readable'],
    [
      'a drawing that references its own parts ten to the power of thirty times',
      () =>
        `<svg viewBox="0 0 9 9"><path id="l0"/>${Array.from({ length: 30 }, (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`).join('')}</svg>`,
      'image.too-complex',
    ],
    ['half a JPEG', async () => (await photo(400, 400)).subarray(0, 900), 'image.not-readable'],
    ['only a signature', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'image.not-readable'],
    ['2,500 million declared pixels', () => pngOf(50_000, 50_000), 'image.too-large'],
    ['a PDF', () => '%PDF-1.7\n<svg></svg>', 'image.not-readable'],
    ['a drawing of more than 2 MB', () => `<svg viewBox="0 0 1 1">${' '.repeat(2_000_001)}</svg>`, 'image.too-large'],
  ])('%s', async (_name, make, code) => {
    const before = (await owner.call('GET', '/images')).body.length
    const { status, body } = await upload(await make())
    expect([status, body.code]).toEqual([code === 'image.too-large' ? 413 : 422, code])
    expect((await owner.call('GET', '/images')).body).toHaveLength(before)
  })

  test('a file that is both a picture and a page is stored as a picture only', async () => {
    const both = Buffer.concat([await photo(40, 40), Buffer.from('<script>alert(1)</script>')])
    const { status, body } = await upload(both, { name: 'both.html', type: 'text/html' })
    expect(status).toBe(201)
    const resized = await media(`${body.id}/320.webp`)
    expect(resized.headers['content-type']).toBe('image/webp')
    expect(resized.rawPayload.includes('script')).toBe(false)
  })

  test('an upload above 12 MB is refused while it arrives', async () => {
    const { status, body } = await upload(new Uint8Array(12_100_000))
    expect([status, body.code]).toEqual([413, 'image.too-large'])
  })

  test('a picture above 10 MB is refused', async () => {
    const { status, body } = await upload(new Uint8Array(10_500_000))
    expect(status).toBe(422)
    expect(body.data.problems).toEqual([{ path: 'file', message: 'A picture has at most 10 MB.' }])
  })

  test('a visitor without a session is refused before the file is read', async () => {
    expect((await upload(new Uint8Array(11_000_000), { as: '' })).body.code).toBe('auth.required')
  })

  test('an invalid form is refused', async () => {
    const headers = { cookie: owner.cookie, 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await t.app.inject({ method: 'POST', url: '/api/images', headers, payload: 'not a form' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'input.unreadable'])
  })

  test('a file name is display text, not a path', async () => {
    const { body } = await upload(await photo(10, 10), { name: '../../etc/pass\u202ewd.jpg' })
    expect(body.name).toBe('passwd.jpg')
  })
})
