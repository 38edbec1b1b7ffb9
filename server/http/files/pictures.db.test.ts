import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { pictureAddresses } from '#server/modules/pictures/picture-addresses.ts'
import { coupleInAccra, openProperty, searchStays } from '#tests/book-stay.ts'
import { openStorefront } from '#tests/open-storefront.ts'

const { t, ada, owner } = await openStorefront()

const host = 'skyways.customer.localhost'
const fetchPicture = (url: string) => t.app.inject({ url, headers: { host } })
const sealedOf = (address: string) => pictureAddresses(t.system.cipher, [address])[0] ?? ''

let photos: string[]
beforeAll(async () => {
  const { searchId, stays } = await searchStays(ada, coupleInAccra)
  const { property, rooms } = await openProperty(ada, searchId, stays[0]?.id ?? '')
  photos = [...stays.flatMap((stay) => stay.photos), ...property.photos, ...rooms.flatMap((room) => room.photos)]
})

test("every picture of a search and a property has an address of ours, without a supplier's name or address", () => {
  expect(photos.length).toBeGreaterThan(20)
  for (const photo of photos) {
    const [, sealed = ''] = /^\/pictures\/([\w-]+)\/\d$/.exec(photo) ?? []
    expect(sealed, photo).not.toBe('')
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/http|stays|127\.0/)
  }
})

test('the same picture has the same address in the next search, at the portal too, so that browsers keep it', async () => {
  const { stays } = await searchStays(owner, coupleInAccra)
  const again = new Set(stays.flatMap((stay) => stay.photos))
  expect(photos.filter((photo) => again.has(photo)).length).toBeGreaterThan(20)
})

test.each([320, 640])('it is a WebP of %i pixels, which browsers may cache for ever', { tags: ['full'] }, async (width) => {
  const answer = await fetchPicture(`${photos[0]}?w=${width}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
})

test('it is fetched once and then read from the disk', { tags: ['full'] }, async () => {
  const cachedFiles = () => readdirSync(join(t.config.DATA_DIR, 'picture-cache')).length
  const [first, again] = await Promise.all([fetchPicture(`${photos[1]}?w=320`), fetchPicture(`${photos[1]}?w=320`)])
  const before = cachedFiles()
  expect(first.rawPayload.equals((await fetchPicture(`${photos[1]}?w=320`)).rawPayload)).toBe(true)
  expect([again.statusCode, cachedFiles()]).toEqual([200, before])
})

describe('the response is 404 for', { tags: ['full'] }, () => {
  test.each([
    ['a width that is not served', () => `${photos[0]}?w=333`],
    ['a picture after the last', () => `${photos[0]?.slice(0, -1)}9?w=320`],
    ['a modified sealed text', () => `${photos[0]?.replace(/.{4}\/(\d)$/, 'AAAA/$1')}?w=320`],
    ['an address that is not sealed', () => `/pictures/${Buffer.from('http://127.0.0.1/').toString('base64url')}/0?w=320`],
    ['a sealed text of another kind', () => `/pictures/${t.system.cipher.seal({ agencyId: 'x' })}/0?w=320`],
    [
      'a picture that the supplier’s host does not have',
      () => `${sealedOf(`${t.sandboxUrl}/pictures/stays/1/none/0.webp`)}?w=320`,
    ],
    ['a file that is not a picture', () => `${sealedOf(`${t.sandboxUrl}/`)}?w=320`],
    ['an address of this machine that is no supplier’s', () => `${sealedOf('http://127.0.0.1:9/a.png')}?w=320`],
    ['an SVG', () => `${sealedOf(`${t.sandboxUrl}/pictures/stays/1/none/0.svg`)}?w=320`],
  ])('%s', async (_what, url) => {
    const answer = await fetchPicture(url())
    expect([answer.statusCode, answer.headers['cache-control'] ?? '']).toEqual([404, expect.not.stringContaining('immutable')])
  })
})
