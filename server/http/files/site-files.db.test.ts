import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { soldProducts } from '#domain/product-types.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { ctxOf } from '#tests/factories.ts'
import { agencyDomains } from '../../db/schema/index.ts'

let t: TestApp
let owner: SignedIn
const shop = 'skyways.customer.localhost'
const get = (url: string, host = shop, headers = {}) => t.app.inject({ url, headers: { host, ...headers } })

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
}, 60_000)
afterAll(() => t.close())

describe('files for search engines', () => {
  test('the sitemap has the pages that links lead to, with their canonical addresses', async () => {
    await owner.call('PATCH', '/site/pages/tour', { isVisible: false })
    const { revision } = (await owner.call('GET', '/site')).body
    await owner.call('POST', '/site/publish', { revision })
    const { body, headers } = await get('/sitemap.xml')
    const found = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(found).toContain('http://skyways.customer.localhost:3000/')
    expect(found).toContain('http://skyways.customer.localhost:3000/privacy-policy')
    expect(found).not.toContain('http://skyways.customer.localhost:3000/tours')
    // A visible page that is in no menu and linked from no section.
    expect(found).not.toContain('http://skyways.customer.localhost:3000/deals')
    expect(found).toContain('http://skyways.customer.localhost:3000/destinations/london')
    expect(found.filter((address) => !address?.includes('/destinations/'))).toHaveLength(9)
    await owner.call('PUT', '/site/settings/selectedPages/deals', { isChosen: true })
    const again = (await owner.call('GET', '/site')).body
    await owner.call('POST', '/site/publish', { revision: again.revision })
    expect((await get('/sitemap.xml')).body).toContain('/deals</loc>')
  })

  test('the script of the search form is for every website, where a storefront is published', async () => {
    const { headers, statusCode } = await get('/search-widget.js')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    })
    for (const host of ['localhost', 'skyways.localhost', 'nobody.customer.localhost'])
      expect((await get('/search-widget.js', host)).statusCode).toBe(404)
  })

  test('robots.txt of a storefront excludes drafts, personal pages and searches; that of a portal allows the front page only', async () => {
    const lines = (await get('/robots.txt')).body.split('\n')
    expect(lines).toContain('Allow: /')
    expect(lines).toContain('Disallow: /preview/')
    expect(lines).toContain('Disallow: /trips')
    expect(lines).toContain('Disallow: /accommodation/payment')
    for (const start of ['/order/new/flight/newoffers', '/accommodation/results', '/accommodation/hotel'])
      expect(lines).toContain(`Disallow: ${start}`)
    for (const finished of ['/accommodation/results?*searchId=', '/accommodation/hotel?*searchId='])
      expect(lines).toContain(`Allow: ${finished}`)
    for (const product of soldProducts) expect(lines).toContain(`Disallow: /order/${product}/`)
    expect(lines).toContain('Sitemap: http://skyways.customer.localhost:3000/sitemap.xml')
    for (const host of ['localhost', 'skyways.localhost', 'nobody.customer.localhost']) {
      expect((await get('/robots.txt', host)).body).toBe('User-agent: *\nAllow: /$\nDisallow: /\n')
      expect((await get('/sitemap.xml', host)).statusCode).toBe(404)
    }
  })
})

describe('the share picture of a page', () => {
  test("is 1200 by 630 in the agency's colour, also for a page whose id contains an ampersand", {
    tags: ['full'],
  }, async () => {
    for (const page of ['home', 'deals', 't&c', 't%26c']) {
      const { statusCode, headers, rawPayload } = await get(`/og/${page}.png?v=v1`)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
      const picture = sharp(rawPayload)
      expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
      const [r = 0, g = 0, b = 0] = await picture
        .extract({ left: 20, top: 20, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()
      expect([r, g, b].every((channel, at) => Math.abs(channel - ([0x0b, 0x5f, 0x4a][at] ?? 0)) < 6)).toBe(true)
    }
  })

  test("is not sent again unless the page's texts change", { tags: ['full'] }, async () => {
    const tag = String((await get('/og/about.png')).headers.etag)
    expect((await get('/og/about.png', shop, { 'if-none-match': tag })).statusCode).toBe(304)
    const title = `<span size="9000">${'W'.repeat(40)}`
    await owner.call('PATCH', '/site/pages/about', { title })
    const { revision } = (await owner.call('GET', '/site')).body
    await owner.call('POST', '/site/publish', { revision })
    const drawn = await get('/og/about.png', shop, { 'if-none-match': tag })
    expect(drawn.statusCode).toBe(200)
    expect(drawn.headers.etag).not.toBe(tag)
  })

  /** Uploads a picture of 1600 x 700 pixels whose left half is red and whose right half is blue. */
  async function uploadHalves(): Promise<string> {
    const blue = { create: { width: 800, height: 700, channels: 3, background: '#2828d6' } } as const
    const halves = await sharp({ create: { width: 1_600, height: 700, channels: 3, background: '#d62828' } })
      .composite([{ input: await sharp(blue).png().toBuffer(), left: 800, top: 0 }])
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(halves)], 'wide.png', { type: 'image/png' }))
    const upload = new Response(form)
    const uploaded = await t.app.inject({
      method: 'POST',
      url: '/api/images',
      headers: { host: 'localhost', cookie: owner.cookie, 'content-type': upload.headers.get('content-type') ?? '' },
      payload: Buffer.from(await upload.arrayBuffer()),
    })
    expect(uploaded.statusCode).toBe(201)
    return uploaded.json().src
  }

  const publish = async () => {
    const { revision } = (await owner.call('GET', '/site')).body
    expect((await owner.call('POST', '/site/publish', { revision })).status).toBe(200)
  }

  test('is cropped from the picture that the agency chose for the page, as JPEG for messengers', {
    tags: ['full'],
  }, async () => {
    await owner.call('PATCH', '/site/pages/faq', { sharePicture: await uploadHalves() })
    await publish()
    const { headers, rawPayload } = await get('/og/faq.jpg')
    expect(headers['content-type']).toBe('image/jpeg')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  })

  test('has the wide crop that a section of the page gave to the same picture', { tags: ['full'] }, async () => {
    const src = await uploadHalves()
    const { site, revision } = (await owner.call('GET', '/site')).body
    // Twice as large around the left edge: the red half alone.
    const image = { src, alt: '', crops: { wide: { focus: '0 50', zoom: 2 } } }
    const pages = site.pages.map((page: { id: string; blocks: object[] }) =>
      page.id === 'faq'
        ? {
            ...page,
            sharePicture: src,
            blocks: [...page.blocks, { kind: 'banner', id: 'halves', title: '', content: { image } }],
          }
        : page,
    )
    expect((await owner.call('PUT', '/site/draft', { revision, site: { ...site, pages } })).status).toBe(200)
    await publish()
    const { channels } = await sharp((await get('/og/faq.jpg')).rawPayload).stats()
    expect(channels.map(({ mean }) => mean > 127)).toEqual([true, false, false])
  })

  test('does not exist for a page that visitors cannot reach, nor on a portal', async () => {
    expect((await get('/og/tour.png')).statusCode).toBe(404)
    expect((await get('/og/casino.png')).statusCode).toBe(404)
    expect((await get('/og/home.png', 'localhost')).statusCode).toBe(404)
  })
})

const iconPaths = ['/favicon.ico', '/favicon.svg', '/favicon']

test("the icon of a storefront is drawn from the agency's initial and colour until the agency uploads one", {
  tags: ['full'],
  timeout: 30_000,
}, async () => {
  const drawn: [host: string, letter: string, colour: string][] = [
    [shop, 'S', '#0b5f4a'],
    ['savanna.customer.localhost', 'S', '#0b5563'],
  ]
  for (const [host, letter, colour] of drawn)
    for (const path of iconPaths) {
      const { statusCode, headers, body } = await get(path, host)
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/svg+xml'])
      expect(body).toContain(`fill="${colour}"/>`)
      expect(body).toContain(`>${letter}</text>`)
    }
  const favicon = '/media/0193f0aa-7a00-7000-8000-000000000001'
  await owner.call('PATCH', '/site/settings', { change: { favicon }, isLive: true })
  expect((await get('/favicon.ico')).headers.location).toBe(`${favicon}/favicon.png`)
  expect((await get('/favicon.ico', 'savanna.customer.localhost')).statusCode).toBe(200)
})

test('the platform’s icon is served on the portal only', async () => {
  const portal = (await get('/favicon.svg', 'localhost')).body
  expect(portal).toMatch(/^<svg[^]+<\/svg>\s*$/)
  expect((await get('/favicon.ico', 'localhost')).headers.location).toBe('/favicon.svg')
  for (const host of [shop, 'savanna.customer.localhost', 'nobody.customer.localhost', 'www.nobody.example'])
    for (const path of iconPaths) expect((await get(path, host)).body).not.toBe(portal)
  expect((await get('/favicon.ico', 'nobody.customer.localhost')).statusCode).toBe(404)
})

describe('a custom domain', () => {
  test('is the storefront of its agency once verified, and then the canonical address for search engines', async () => {
    const { agencyId } = await ctxOf(t.system, 'owner@skyways.test')
    const token = 'tradewind-verify'
    await t.system.db.insert(agencyDomains).values({ name: 'www.skyways-travel.ng', agencyId, token })
    const site = () => get('/api/shop/site', 'WWW.Skyways-Travel.ng:443')
    expect((await site()).json().code).toBe('shop.closed')
    await t.system.db.update(agencyDomains).set({ verifiedAt: sql`now()` })
    await t.system.invalidation.publish(agencyId)
    expect((await site()).json()).toMatchObject({ agency: { slug: 'skyways' }, origin: 'http://www.skyways-travel.ng:3000' })
    expect((await get('/sitemap.xml')).body).toContain('<loc>http://www.skyways-travel.ng:3000/deals</loc>')
    expect((await get('/api/shop/site', 'skyways-travel.ng')).json().code).toBe('shop.closed')
  })

  test('belongs to no agency after its removal', async () => {
    const { agencyId } = await ctxOf(t.system, 'owner@skyways.test')
    await t.system.db.delete(agencyDomains)
    await t.system.invalidation.publish(agencyId)
    expect((await get('/api/shop/site', 'www.skyways-travel.ng')).json().code).toBe('shop.closed')
    expect((await get('/api/shop/site')).json().origin).toBe('http://skyways.customer.localhost:3000')
  })
})
