import { afterEach, describe, expect, it, test } from 'vitest'
import { type Answer, type AnsweringServer, serveAnswers, text } from '../../http/serve-answers.ts'
import { createWebPictures, type PictureSourceOptions } from './index.ts'
import { isPublic } from '../../public-address.ts'

const open: AnsweringServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

const serve = async (...answers: Answer[]) => {
  const server = await serveAnswers(...answers)
  open.push(server)
  return { server, host: new URL(server.url).host }
}
const picture = text(200, 'image/png', 'bytes')
const kindOf = (address: string, options: Partial<PictureSourceOptions> = {}) =>
  createWebPictures({ supplierHosts: [], ...options })
    .get(address)
    .then(
      () => 'fetched',
      ({ kind }) => kind,
    )

// https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry
test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
])('%s is public: %s', (address, expected) => expect(isPublic(address)).toBe(expected))

describe('the supplier’s own host', () => {
  it('may be on this machine', async () => {
    const { server, host } = await serve(picture)
    expect(Buffer.from(await createWebPictures({ supplierHosts: [host] }).get(`${server.url}a.png`)).toString()).toBe('bytes')
  })

  it('may not redirect to another private address, which is never requested', async () => {
    const inside = await serve(picture)
    const { server, host } = await serve((response) => response.writeHead(302, { location: inside.server.url }).end())
    expect(await kindOf(server.url, { supplierHosts: [host] })).toBe('rejected')
    expect(inside.server.seen).toEqual([])
  })

  it('may redirect three times at most', async () => {
    const { server, host } = await serve((response) => response.writeHead(302, { location: '/again' }).end())
    expect(await kindOf(server.url, { supplierHosts: [host] })).toBe('rejected')
    expect(server.seen).toHaveLength(4)
  })

  test.each([
    ['a drawing', text(200, 'image/svg+xml', '<svg/>'), 'rejected'],
    ['a page', text(200, 'text/html', '<p>'), 'rejected'],
    ['more bytes than allowed', text(200, 'image/png', 'x'.repeat(2_000)), 'rejected'],
    ['an error', text(500, 'image/png', ''), 'unavailable'],
    ['nothing for too long', () => undefined, 'timeout'],
  ] as const)('that sends %s is refused', async (_what, answer, kind) => {
    const { server, host } = await serve(answer)
    expect(await kindOf(server.url, { supplierHosts: [host], maxBytes: 1_000, timeoutMs: 300 })).toBe(kind)
  })
})

test.each([
  'http://93.184.215.14/a.png',
  'https://93.184.215.14:8443/a.png',
  'https://user@93.184.215.14/a.png',
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:169.254.169.254]/latest/meta-data',
  'https://localhost/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'not an address',
])('%s is refused', async (address) => expect(await kindOf(address)).toBe('rejected'))

test('a server that is not configured is not called on this machine', async () => {
  const { server } = await serve(picture)
  expect(await kindOf(`${server.url}a.png`)).toBe('rejected')
  expect(server.seen).toEqual([])
})
