import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openLibrary, photo } from '#tests/open-library.ts'

const { t, owner, upload, media } = await openLibrary()
const savanna = await t.signIn('owner@savanna.test')

describe('uploading', () => {
  test('a photograph is stored in every size up to its own, in two formats, and publicly cacheable', async () => {
    const { status, body } = await upload(await photo(800, 400), {
      name: 'beach.jpg',
      type: 'image/jpeg',
      alt: 'A beach at dusk',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'beach.jpg', alt: 'A beach at dusk', width: 800, height: 400, src: `/media/${body.id}` })
    const small = await media(`${body.id}/320.avif`)
    expect(small.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 320, height: 160 })
    const large = await media(`${body.id}/1920.webp`, { host: 'skyways.customer.localhost' })
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 })
    expect(await sharp((await media(body.id)).rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800 })
    expect(await sharp((await media(`${body.id}/favicon.png`)).rawPayload).metadata()).toMatchObject({ width: 180, height: 180 })
    const again = await media(`${body.id}/320.avif`, { 'if-none-match': String(small.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test('images are rotated by their EXIF orientation, and EXIF location and owner are removed', async () => {
    const sideways = await sharp(await photo(60, 30))
      .withExif({ IFD0: { Copyright: 'Adaeze Okafor' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await upload(sideways, { name: 'upright.jpg' })
    expect(body).toMatchObject({ width: 30, height: 60 })
    const meta = await sharp((await media(`${body.id}/320.webp`)).rawPayload).metadata()
    expect([meta.exif, meta.width, meta.height]).toEqual([undefined, 30, 60])
  })

  test('the first frame of an animated GIF is stored', async () => {
    const frame = (background: string) => ({ create: { width: 20, height: 20, channels: 3 as const, background } })
    const frames = await Promise.all(['#ff0000', '#00ff00'].map((colour) => sharp(frame(colour)).png().toBuffer()))
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { body } = await upload(gif, { name: 'moving.gif' })
    const resized = sharp((await media(`${body.id}/320.webp`)).rawPayload)
    const [red = 0, green = 0] = await resized.raw().toBuffer()
    expect([body.height, red > 200, green < 60]).toEqual([20, true, true])
  })

  test('a drawing is cleaned and served so that nothing in it can run', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)"><script>alert(1)</script><rect width="40" height="20" fill="#0a6e3c"/></svg>`
    const { body, status } = await upload(svg, { name: 'logo.svg', type: 'image/svg+xml' })
    expect(status).toBe(201)
    const answer = await media(`${body.id}/original.svg`)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.body).toContain('<rect')
    expect(answer.body).not.toMatch(/script|onload|alert/)
    expect(await sharp((await media(`${body.id}/logo.png`)).rawPayload).metadata()).toMatchObject({ width: 480, height: 240 })
    expect((await media(`${body.id}/640.webp`)).statusCode).toBe(200)
  })

  test('a drawing that contains a photograph is stored as a raster picture', { tags: ['full'] }, async () => {
    const png = await sharp(await photo(8, 8))
      .png()
      .toBuffer()
    const href = `data:image/png;base64,${png.toString('base64')}`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><image href="${href}" width="8" height="8"/></svg>`
    const { body } = await upload(svg, { name: 'logo.svg' })
    expect((await media(`${body.id}/original.svg`)).statusCode).toBe(404)
    const [r = 0, g = 0] = await sharp((await media(`${body.id}/logo.png`)).rawPayload)
      .raw()
      .toBuffer()
    expect([r < 40, g > 90]).toEqual([true, true])
  })
})

test('a dark logo gets a white plate on dark pages only, not on light ones, in mails and in documents', {
  tags: ['full'],
}, async () => {
  const dark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><rect x="10" y="4" width="60" height="12" fill="#0b1420"/></svg>`
  const { body } = await upload(dark, { name: 'dark.svg', type: 'image/svg+xml' })
  const beside = async (name: string) => {
    const picture = sharp((await media(`${body.id}/${name}`)).rawPayload).ensureAlpha()
    const { width = 0, height = 0 } = await picture.metadata()
    const [r, g, b, alpha] = await picture
      .extract({ left: Math.round(width * 0.02), top: Math.round(height / 2), width: 1, height: 1 })
      .raw()
      .toBuffer()
    return { r, g, b, alpha }
  }
  expect(await beside('on-dark.webp')).toEqual({ r: 255, g: 255, b: 255, alpha: 255 })
  // The logo version also has the file's transparent margin removed.
  expect(await beside('on-light.png')).toEqual({ r: 11, g: 20, b: 32, alpha: 255 })
  expect((await media(`${body.id}/on-light.webp`)).statusCode).toBe(200)
})

describe('the library', { tags: ['full'] }, () => {
  test("shows, describes and removes the agency's own pictures only", async () => {
    const { body: mine } = await upload(await photo(40, 40))
    expect((await savanna.call('GET', '/images')).body.map(({ id }: { id: string }) => id)).not.toContain(mine.id)
    expect((await savanna.call('DELETE', `/images/${mine.id}`)).status).toBe(404)
    expect((await savanna.call('GET', `/images/${mine.id}/colours`)).status).toBe(404)
    expect((await owner.call('DELETE', `/images/${mine.id}`)).status).toBe(200)
    expect((await owner.call('GET', '/images')).body.map(({ id }: { id: string }) => id)).not.toContain(mine.id)
    // Sites and mails that use it still show it.
    expect((await media(`${mine.id}/logo.png`)).statusCode).toBe(200)
  })

  test('proposes colours from a logo', async () => {
    const { body } = await upload(await photo(40, 40))
    const proposed = await owner.call('GET', `/images/${body.id}/colours`)
    expect(proposed.body[0].primaryColor).toMatch(/^#0[89ab]6[c-f]3[a-e]$/)
  })
})

test.each(['nothing', '../../etc/passwd', `${crypto.randomUUID()}/320.webp`, `${crypto.randomUUID()}/..%2f..%2fsecret`])(
  '/media/%s is not found',
  async (path) => {
    expect((await media(path)).statusCode).toBe(404)
  },
)

test('returns 404 for an unknown size or file name', { tags: ['full'] }, async () => {
  const { body } = await upload(await photo(40, 40))
  for (const name of ['321.webp', '320.png', 'original.svg', 'original', '__proto__'])
    expect((await media(`${body.id}/${name}`)).statusCode).toBe(404)
})

test("refuses another agency's images in a site, in every way of saving", { tags: ['full'] }, async () => {
  const { body: image } = await upload(await photo(40, 40))
  const asOf = async (client: typeof owner) => {
    const { site, revision } = (await client.call('GET', '/site')).body
    return { site: { ...site, settings: { ...site.settings, logoImage: image.src } }, revision }
  }
  const refused = [
    await savanna.call('PUT', '/site/draft', await asOf(savanna)),
    await savanna.call('PATCH', '/site/settings', { change: { logoImage: image.src } }),
  ]
  for (const { status, body } of refused) expect([status, body.data.problems[0].path]).toEqual([422, 'settings.logoImage'])
  expect((await owner.call('PUT', '/site/draft', await asOf(owner))).status).toBe(200)
})
