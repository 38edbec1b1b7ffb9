import type { Page } from '@playwright/test'
import { fullPages, pagePaths, wordsOrRight } from '../api/fill-schema.ts'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { openAgency } from './new-agency.ts'
import { shopAt, visitorOf } from './shop.ts'

const short = '"><svg onload=__ran=1>'
const long = `${short}</script><script>__ran=1</script>]]>&amp;\u202Eevil\u2066\u200B👩‍👩‍👧<img src=x onerror=__ran=1>`

/** Records anything that a hostile text does if it runs. */
async function listen(page: Page): Promise<string[]> {
  const calls: string[] = []
  page.on('dialog', (dialog) => {
    calls.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.exposeFunction('__heard', (what: string) => calls.push(what))
  await page.addInitScript(() => {
    const report: unknown = Reflect.get(window, '__heard')
    const tell = (what: string) => {
      if (typeof report === 'function') report(what)
    }
    addEventListener('securitypolicyviolation', (event) => tell(`${event.violatedDirective} ${event.blockedURI}`))
    Object.defineProperty(window, '__ran', {
      set() {
        tell('a text ran')
      },
    })
  })
  return calls
}

/** Elements that exist only if a text was parsed as HTML. */
const strangers = (page: Page) => page.locator('svg[onload], img[src="x"], img[onerror]').count()

test('hostile texts are rendered as texts on every page, for search engines, in mails and in the editor', { tag: full }, async ({
  page,
  instance,
}) => {
  test.setTimeout(120_000)
  const calls = await listen(page)
  const slug = await openAgency(page, instance.url)
  const shop = shopAt(instance, slug)
  const api = apiOf(page)

  await test.step('a site holds them wherever words may stand', async () => {
    const { site, revision } = (await api.call('GET', '/site')).body
    const write = wordsOrRight(
      () => long,
      () => short,
    )
    const [full = { blocks: [] }] = fullPages(site.pages, write)
    // Every other page has one text section, so that its meta description is made from it too.
    const pages = fullPages(site.pages, write).map((each, at) =>
      at === 0 ? full : { ...each, title: short, blocks: full.blocks.slice(0, 2) },
    )
    const externalLinks = [{ title: short, urlLink: 'https://elsewhere.test/?a=1&b=2', includesFooter: true }]
    const saved = await api.call('PUT', '/site/draft', { revision, site: { ...site, pages, externalLinks } })
    expect(saved.status, JSON.stringify(saved.body).slice(0, 400)).toBe(200)
    expect((await api.call('POST', '/site/publish', { revision: saved.body.revision, note: long })).status).toBe(200)
  })

  await test.step('visitors read them', async () => {
    for (const path of pagePaths) {
      expect((await page.goto(shop + path))?.status(), path).toBe(200)
      await expect(page.getByRole('main')).toContainText(short)
      expect(await strangers(page), path).toBe(0)
      const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
      for (const fact of facts) expect(() => JSON.parse(fact), fact).not.toThrow()
    }
    await page.goto(`${shop}/faq`)
    await expect(page).toHaveTitle(`${short} - Harmattan Air`)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', `${short} - Harmattan Air`)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', long)
  })

  await test.step('search engines and messengers get whole files', async () => {
    const files = await page.evaluate(async () => {
      const map = new DOMParser().parseFromString(await (await fetch('/sitemap.xml')).text(), 'application/xml')
      const picture = await fetch('/og/faq.png')
      return {
        broken: map.querySelectorAll('parsererror').length,
        pages: map.querySelectorAll('loc').length,
        picture: picture.status,
      }
    })
    // The page of testimonials is published but not linked from anywhere.
    expect(files).toEqual({ broken: 0, pages: pagePaths.length - 1, picture: 200 })
  })

  await test.step('a message of a visitor reaches the agency as it was typed', async () => {
    const written = await visitorOf(page).call('POST', '/shop/messages', {
      name: short,
      email: 'ngozi@example.com',
      topic: short,
      reference: short,
      message: long,
    })
    expect(written.status).toBe(201)
    const mail = async () => (await api.call('GET', '/mails?query=owner@harmattan-air.test')).body.items[0]
    await expect.poll(async () => (await mail())?.template).toBe('message-received')
    await open(page, `${instance.url}/outbox/${(await mail()).id}`)
    await expect(page.frameLocator('iframe').getByText(`${short} wrote to you`)).toBeVisible()
    expect(await page.frameLocator('iframe').locator('svg[onload], img[src="x"]').count()).toBe(0)
    expect((await api.call('GET', '/messages')).body.items[0]).toMatchObject({ name: short, message: long })
  })

  await test.step('the agency edits them, and sees them in its lists', async () => {
    await open(page, `${instance.url}/website`)
    await expect(page.getByText(long).first()).toBeVisible()
    await open(page, `${instance.url}/templating/edit/home`)
    await expect(page.frameLocator('#preview-frame').getByText(short).first()).toBeVisible()
    expect(await page.frameLocator('#preview-frame').locator('svg[onload], img[src="x"]').count()).toBe(0)
    const preview = (await api.call('POST', '/site/previews', {})).body.url
    await page.goto(preview)
    await expect(page.getByRole('main')).toContainText(short)
    expect(await strangers(page)).toBe(0)
  })
  expect(calls).toEqual([])
})

test('an invalid text is refused with the name of its field, and nothing changes', { tag: full }, async ({ page, instance }) => {
  await openAgency(page, instance.url)
  const api = apiOf(page)
  const refused = async (path: string, body: object) => {
    const { status, body: answer } = await api.call('PATCH', path, body)
    return [status, answer.data?.problems?.[0]?.message]
  }
  expect(await refused('/site/pages/about', { title: 'x'.repeat(10_000) })).toEqual([422, 'At most 60 characters.'])
  expect(await refused('/site/pages/about', { title: 'a\u0000b' })).toEqual([422, expect.stringContaining('cannot be stored')])
  expect(await refused('/site/pages/home/sections/hero-1', { title: 'half \uD83D' })).toEqual([
    422,
    expect.stringContaining('cannot be stored'),
  ])
  const link = await api.call('PUT', '/site/links', { links: [{ title: 'Run', urlLink: 'javascript:alert(1)' }] })
  expect([link.status, link.body.data.problems[0].path]).toEqual([422, 'links.0.urlLink'])
  expect((await api.call('GET', '/site')).body.hasChanges).toBe(false)
})
