import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, full, open, test } from './fixtures.ts'
import { shopAt, visitorOf } from './shop.ts'
import { testProperty } from './stays.ts'
import { weighBuild } from './weigh-build.ts'
import { weighPage } from './weigh-page.ts'

/** In kB, as they are sent: what a customer's form, an agent's search and any screen of the desk may load before they do anything. */
const budgets = { shop: { js: 140, css: 30 }, search: { js: 160, css: 30 }, desk: { js: 240, css: 30 } }
/** A customer's screen with the script of every storefront page and the parts that load once it runs. */
const WHOLE_SCREEN = 150
/** A storefront's form of search: plain HTML with the script that serves the form. */
const PLAIN_FORM = 30
const searches = new Set(['screens/flights/search/search', 'screens/stays/search/search', 'screens/tours/search/search'])

/** The forms of a storefront, by the id of their route. */
const shopScreens = new Set([
  'screens/flights/book/review',
  'screens/flights/book/details',
  'screens/flights/book/ancillaries',
  'screens/flights/book/payment',
  'screens/stays/book/userinfo',
  'screens/stays/book/review',
  'screens/stays/book/payment',
  'screens/tours/book/checkout',
  'screens/tours/book/review',
  'screens/tours/book/payment',
  'screens/cart/cart',
  'cart/checkout',
  'cart/payment',
  'cart/confirmation',
  'screens/shop/trips',
  'screens/shop/find-booking',
  'screens/shop/help',
  'screens/auth/sign-in',
])

test('every screen keeps to its budget of scripts and styles', () => {
  const running = weighBuild().filter(({ layouts }) => layouts.includes('layouts/interactive'))
  expect(running.map(({ id }) => id)).toEqual(expect.arrayContaining([...shopScreens, ...searches]))
  for (const { id, weight } of running) {
    const ofDesk = searches.has(id) ? budgets.search : budgets.desk
    const most = shopScreens.has(id) ? budgets.shop : ofDesk
    expect.soft(weight.js, `scripts of ${id}`).toBeLessThanOrEqual(most.js)
    expect.soft(weight.css, `styles of ${id}`).toBeLessThanOrEqual(most.css)
  }
})

test('a page loads the scripts that the build lists for it, and lazy ones keep to the budget', async ({ page, instance }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const address = `${shopAt(instance, 'skyways')}/trips/find`
  const { js, css } = await weighPage(page, address)
  expect(js).toBeLessThanOrEqual(WHOLE_SCREEN)
  expect(css).toBeLessThanOrEqual(budgets.shop.css)
  await open(page, address)
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? new URL(name).pathname : [])),
  )
  const listed = weighBuild().find(({ id }) => id === 'screens/shop/find-booking')?.scripts ?? []
  expect(loaded).toEqual(expect.arrayContaining([...listed]))
  // Storefront screens also load what the pages of plain HTML load.
  expect(loaded.filter((script) => !listed.includes(script))).toEqual([expect.stringMatching(/^\/assets\/shop-script-/)])
})

test('the form of a search on a storefront is plain HTML, and lighter than any screen that runs', { tag: full }, async ({
  page,
  instance,
}) => {
  for (const path of ['/order/new/newFlight', '/accommodation/new', '/tour/new']) {
    const { js, css } = await weighPage(page, shopAt(instance, 'skyways') + path)
    expect.soft(js, path).toBeLessThanOrEqual(PLAIN_FORM)
    expect.soft(css, path).toBeLessThanOrEqual(budgets.shop.css)
    await expect(page.locator('script[type=module]')).toHaveCount(0)
  }
})

test('a property’s page on a storefront sends at most 15 kB of scripts', { tag: full }, async ({ page, instance }) => {
  const shop = shopAt(instance, 'skyways')
  await page.goto(`${shop}/faq`)
  const { js } = await weighPage(page, `${shop}${await testProperty(visitorOf(page), 'Successful Booking')}`)
  expect(js).toBeLessThanOrEqual(15)
})

test('the country table is answered by the API, and no script that browsers load holds it', async ({ request }) => {
  const countries = await (await request.get('/api/countries')).json()
  expect(countries).toContainEqual({
    code: 'BF',
    iso3: 'BFA',
    name: 'Burkina Faso',
    capital: 'Ouagadougou',
    region: 'Africa',
    currency: { code: 'XOF', name: 'West African CFA Franc', symbol: 'F\u202fCFA' },
    language: 'French',
    flag: '/flags/BF.svg',
  })
  expect((await request.get('/flags/BF.svg')).headers()['content-type']).toContain('image/svg')
  const assets = 'build/client/assets'
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes('Burkina Faso'))).toEqual([])
})
