import type { Page } from '@playwright/test'
import { searchToParams } from '#domain/flights/search-params.ts'
import { productSettings } from '#domain/products.ts'
import { blockKinds, kindNames } from '#domain/site/block-kinds.ts'
import { fontNames } from '#domain/site/fonts.ts'
import { pageIds } from '#domain/site/pages.ts'
import { SiteSettings, type StyleName, shopPaymentMethods, styleChoices } from '#domain/site/settings.ts'
import { ExternalLink, SitePage } from '#domain/site/site.ts'
import { staysAddress } from '#web/products/stay/stay-address.ts'
import { fullPages, wordsOrRight } from '../api/fill-schema.ts'
import { readyCheckout, search } from '../book-flight.ts'
import { coupleInAccra, searchStays } from '../book-stay.ts'
import { sizes } from '../sizes.ts'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { openAgency } from './new-agency.ts'
import { toAbuja } from './search.ts'
import { settingRows } from './setting-rows.ts'
import { shopAt, untilFontApplied, visitorOf } from './shop.ts'

/** Publishes the draft of the agency whose owner this page is. */
async function publish(page: Page) {
  const api = apiOf(page)
  const { revision } = (await api.call('GET', '/site')).body
  expect((await api.call('POST', '/site/publish', { revision })).status).toBe(200)
}

async function change(page: Page, settings: object) {
  expect((await apiOf(page).call('PATCH', '/site/settings', { change: settings })).status).toBe(200)
  await publish(page)
}

const isStyle = (name: string): name is StyleName => Object.hasOwn(styleChoices, name)
const styleNames = Object.keys(settingRows).filter(isStyle)

test('every setting, page, section and link of a site has a row here', () => {
  expect(Object.keys(settingRows).toSorted()).toEqual(Object.keys(SiteSettings.shape).toSorted())
  const chosen = (name: keyof typeof settingRows) => settingRows[name].choices.flatMap(([choice]) => choice)
  expect(styleNames.length).toBe(Object.keys(styleChoices).length)
  for (const name of styleNames) expect(chosen(name).toSorted(), name).toEqual(Object.keys(styleChoices[name]).toSorted())
  expect(chosen('fontFamily').toSorted()).toEqual(fontNames.toSorted())
  for (const [name, all] of [
    ['selectedPages', pageIds],
    ['activeProducts', productSettings],
    ['paymentMethods', shopPaymentMethods],
  ] as const)
    expect([...new Set(chosen(name))].toSorted(), name).toEqual(all.toSorted())
  expect(Object.keys(SitePage.shape)).toEqual([
    'id',
    'title',
    'searchTitle',
    'description',
    'sharePicture',
    'isVisible',
    'blocks',
  ])
  expect(Object.keys(ExternalLink.shape)).toEqual(['title', 'urlLink', 'includesFooter'])
})

test('visitors see the agency’s choice of every setting', { tag: full }, async ({ page, browser, instance, trouble }) => {
  test.setTimeout(120_000)
  const slug = await openAgency(page, instance.url)
  const visitor = await browser.newContext({ baseURL: shopAt(instance, slug) })
  trouble.watch(visitor)
  const shop = await visitor.newPage()
  await shop.goto('/')
  const query = toAbuja(77)
  const found = await search(visitorOf(shop), query)
  const checkout = await readyCheckout(visitorOf(shop), query, { found })
  const { searchId: stays } = await searchStays(visitorOf(shop), coupleInAccra)
  const results = `/order/new/flight/offers?search=${found.searchId}&${searchToParams(query)}`
  const addresses = {
    results,
    everyResults: [results, staysAddress(stays, coupleInAccra), staysAddress(stays, coupleInAccra)],
    payment: `/order/new/flight/book/payment/${checkout.id}`,
  }
  const { settings } = (await apiOf(page).call('GET', '/site')).body.site

  for (const [name, { at = () => '/', width = 1280, see, choices }] of Object.entries(settingRows)) {
    await shop.setViewportSize({ width, height: 900 })
    for (const [choice, seen] of choices.slice(-sizes.settingChoices)) {
      await change(page, { ...settings, [name]: choice })
      for (const address of [at(addresses)].flat()) {
        await shop.goto(address)
        expect.soft(await see(shop), `${name}: ${JSON.stringify(choice)} at ${address}`).toEqual(seen)
      }
    }
  }
  await visitor.close()
})

test('each layout of every section looks different', { tag: full }, async ({ page, browser, instance }) => {
  const slug = await openAgency(page, instance.url)
  const api = apiOf(page)
  const visitor = await browser.newContext({ baseURL: shopAt(instance, slug) })
  const shop = await visitor.newPage()
  const looks = new Map<string, Set<string>>(kindNames.map((kind) => [kind, new Set()]))
  for (const layoutAt of [0, 1, 2, 3]) {
    const { site, revision } = (await api.call('GET', '/site')).body
    const pages = fullPages(
      site.pages,
      wordsOrRight((path) => `About ${path.replaceAll('.', ' ')}`),
      layoutAt,
    )
    const saved = await api.call('PUT', '/site/draft', { revision, site: { ...site, pages } })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await publish(page)
    await shop.goto('/')
    await untilFontApplied(shop)
    for (const kind of kindNames) looks.get(kind)?.add(await lookOf(shop, kind))
  }
  for (const kind of kindNames) {
    // The hero's first layout is another name for the one that the site's style names.
    const different = Object.keys(blockKinds[kind].layouts).length - (kind === 'hero' ? 1 : 0)
    expect.soft(looks.get(kind)?.size, kind).toBe(different)
  }
  await visitor.close()
})

/** The position and frame of every element of a section. */
const lookOf = (page: Page, id: string) =>
  page.locator(`section#${id}`).evaluate((section) => {
    const top = section.getBoundingClientRect().top
    const drawn = [...section.querySelectorAll('*:not(option)')].filter((part) => part.checkVisibility())
    const parts = drawn.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const { backgroundColor, borderTopWidth } = getComputedStyle(part)
      // Chromium rounds positions to 1/64 of a pixel: values away from the rounding limits are stable.
      const at = [x, y - top, width, height].map((value) => Math.floor(value + 0.005))
      return [part.tagName, ...at, backgroundColor, borderTopWidth].join(' ')
    })
    return parts.join('\n')
  })

test('the switches of the website take effect for visitors once they are published', { tag: full }, async ({
  page,
  browser,
  instance,
  trouble,
}) => {
  trouble.allow(/^404 GET .*\/faq$/)
  const slug = await openAgency(page, instance.url)
  await open(page, '/website')
  const press = (label: string) => page.getByLabel(label, { exact: true }).press('Space')
  await page.getByRole('group', { name: 'Header' }).getByText('Logo centred').click()
  await press('Show FAQ')
  await press('Put Deals in the menu')
  await press('Put About us in the menu')
  await press('Accommodation')
  await press('Things to do')
  await press('Bank transfer')
  for (const [at, name] of ['Visa help', 'Our blog'].entries()) {
    await page.getByRole('button', { name: 'Add a link' }).click()
    const link = page.getByRole('group', { name: `Link ${at + 1}` })
    await link.getByLabel('Name').fill(name)
    await link.getByLabel('Address').fill(`www.${name.replace(' ', '-').toLowerCase()}.test`)
  }
  const blog = page.getByRole('group', { name: 'Link 2' })
  await blog.getByLabel('In the footer too').press('Space')
  const address = await blog.getByLabel('Address').inputValue()
  await blog.getByLabel('Address').fill('htps:/blog')
  await blog.getByLabel('Address').blur()
  const wrong = page.getByText('Use a page such as /deals, or an address that begins with https://')
  await page.getByRole('button', { name: 'Save the links' }).click()
  await expect(wrong).toBeVisible()
  await expect(blog.getByLabel('Address')).toHaveValue('htps:/blog')
  await blog.getByLabel('Address').fill(address)
  await expect(wrong).toHaveCount(0)
  await page.getByRole('button', { name: 'Save the links' }).click()
  await expect(page.getByRole('button', { name: 'Save the links' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Visitors see everything as it is here.')).toBeVisible()

  const visitor = await browser.newContext({ baseURL: shopAt(instance, slug) })
  trouble.watch(visitor)
  const shop = await visitor.newPage()
  await shop.goto('/')
  const foot = shop.getByRole('contentinfo').getByRole('navigation', { name: 'Explore' }).getByRole('link')
  expect(await foot.allInnerTexts()).toEqual(['Flights', 'Deals', 'Destinations', 'Contact', 'Visa help'])
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Our blog' })).toHaveAttribute(
    'href',
    'https://www.our-blog.test',
  )
  await expect(shop.getByRole('banner')).toHaveAttribute('data-style', 'centred')
  expect((await shop.goto('/faq'))?.status()).toBe(404)
  const { site } = (await visitorOf(shop).call('GET', '/shop/site')).body
  expect(site.settings.paymentMethods).toEqual(['card'])
  await visitor.close()
})

test('pages and sections are hidden, renamed, described and sorted', { tag: full }, async ({ page, browser, instance }) => {
  const slug = await openAgency(page, instance.url)
  const api = apiOf(page)
  const { blocks } = (await api.call('GET', '/site')).body.site.pages[0]
  const ids: string[] = blocks.map(({ id }: { id: string }) => id)
  const [hero = '', second = '', third = '', ...rest] = ids
  await api.call('PATCH', '/site/pages/about', { title: 'Our agency', description: 'Who we are in Lagos.' })
  await api.call('PATCH', '/site/pages/deals', { isVisible: false })
  await api.call('PATCH', `/site/pages/home/sections/${second}`, { isVisible: false })
  await api.call('PATCH', `/site/pages/home/sections/${third}`, { title: 'What is new' })
  expect(
    (await api.call('PUT', '/site/pages/home/order', { sections: [hero, third, ...rest.toReversed(), second] })).status,
  ).toBe(200)
  await publish(page)

  const visitor = await browser.newContext({ baseURL: shopAt(instance, slug) })
  const shop = await visitor.newPage()
  await shop.goto('/')
  const shown = await shop.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(shown.filter((id) => ids.includes(id))).toEqual([hero, third, ...rest.toReversed()])
  await expect(shop.locator(`section#${third}`).getByRole('heading').first()).toHaveText('What is new')
  expect((await shop.goto('/deals'))?.status()).toBe(404)
  await shop.goto('/about')
  await expect(shop).toHaveTitle('Our house - Harmattan Air')
  await expect(shop.locator('meta[name=description]')).toHaveAttribute('content', 'Who we are in Lagos.')
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Our agency' })).toBeVisible()
  await visitor.close()
})

test('a visitor reads prices in the currency of their choice', { tag: full }, async ({ page, instance }) => {
  await page.goto(shopAt(instance, 'skyways'))
  const { searchId } = await search(visitorOf(page), toAbuja(78))
  await open(page, `${shopAt(instance, 'skyways')}/order/new/flight/offers?search=${searchId}&${searchToParams(toAbuja(78))}`)
  await expect(page.getByRole('article').first()).toContainText('NGN')
  await page.getByLabel('Prices in').selectOption('USD')
  await expect(page.getByRole('article').first()).toContainText(/USD [\d,]+\.\d\d/)
  await expect(page.getByRole('article').first()).not.toContainText('NGN')

  // The HTML is the same for everybody until its script reads the chosen currency. At half a naira a dollar prices double.
  await page.evaluate(() => localStorage.setItem('currencyRate', '0.5'))
  // A deal has the price that a search of its route found.
  await search(visitorOf(page), { ...toAbuja(78), trip: 'round-trip', return: toAbuja(85).depart })
  await page.goto(`${shopAt(instance, 'skyways')}/deals`)
  const prices = page.getByRole('main').locator('[data-minor]')
  // Read at the same time: prices of stays depend on other searches in this storefront.
  const shown = () =>
    prices.evaluateAll((all) =>
      all.map((price) => ({
        currency: price.textContent.slice(0, 3),
        read: Number(price.textContent.slice(4).replaceAll(',', '')),
        written: Number(price.getAttribute('data-minor')) / 100,
      })),
    )
  await expect(prices.first()).toContainText('USD')
  const dollars = await shown()
  expect(dollars).toEqual(dollars.map(({ written }) => ({ currency: 'USD', read: written * 2, written })))
  await page.evaluate(() => localStorage.removeItem('currency'))
  await page.reload()
  await expect(prices.first()).toContainText('NGN')
  const nairas = await shown()
  expect(nairas.length).toBeGreaterThan(0)
  expect(nairas).toEqual(nairas.map(({ written }) => ({ currency: 'NGN', read: written, written })))
})
