import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { searchToParams } from '#domain/flights/search-params.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import { houseAddress } from '#web/products/stay/stay-address.ts'
import type { Client } from '../app.ts'
import { type Weight, weighPage } from '../bench/weigh-page.ts'
import { readyStay, testRate } from '../book-stay.ts'
import { apiOf, enterContact, enterTravellers } from './checkout.ts'
import { expect, open, test } from './fixtures.ts'
import { inDays, toLondon } from './search.ts'
import { chooseFirstFare, shopAt, visitorOf } from './shop.ts'

/**
 * In kB, as they are sent: what a customer's screen may load before it does anything, and an agent's. Results of stays are one screen for both, which
 * asks and lists as answers come in.
 */
const budgets = { shop: { js: 175, css: 30 }, desk: { js: 260, css: 30 } }

test('a storefront’s search and checkout keep to their budget of scripts and styles', async ({ page, instance }) => {
  const shop = shopAt(instance, 'skyways')
  await open(page, `${shop}/order/new/flight/newoffers?${searchToParams(toLondon(84))}`)
  await expect(page.getByText(/all airlines have answered/)).toBeVisible({ timeout: 25_000 })
  await chooseFirstFare(page)
  await expect(page.getByRole('heading', { name: 'Travellers', level: 1 })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await enterTravellers(page, { 'Adult 1': demoTraveller({ id: '', type: 'ADT', age: null }, 0, inDays(84)) })
  await enterContact(page, { email: 'weighed@example.com', phone: '0803 123 4567' })
  await page.getByRole('button', { name: 'Continue to seats and bags' }).click()
  await expect(page.getByRole('heading', { name: 'Seats and bags', level: 1 })).toBeVisible()
  const pages = {
    search: `${shop}/order/new/newFlight`,
    review: `${shop}/order/new/flight/book/${id}`,
    travellers: `${shop}/order/new/flight/book/details/${id}`,
    'seats and bags': `${shop}/order/new/flight/book/ancillaries/${id}`,
    payment: `${shop}/order/new/flight/book/payment/${id}`,
    trips: `${shop}/trips/find`,
  }
  await keepToBudget(page, budgets.shop, pages)
})

test('a storefront’s accommodation keeps to the same budget', async ({ page, instance }) => {
  const shop = shopAt(instance, 'skyways')
  await page.goto(shop)
  const { results, ...pages } = await stayPages(shop, visitorOf(page))
  await keepToBudget(page, budgets.shop, pages)
  await keepToBudget(page, budgets.desk, { results })
})

test('an agent’s searches and hotels keep to their budget of scripts and styles', async ({ page, signIn, instance }) => {
  await signIn(page, 'owner@skyways.test')
  const flights = { 'search of flights': `${instance.url}/order/new/newFlight` }
  await keepToBudget(page, budgets.desk, { ...flights, ...(await stayPages(instance.url, apiOf(page))) })
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

/** The screens of a stay on the way to its payment. */
async function stayPages(url: string, client: Client) {
  const chosen = await testRate(client, 'Successful Booking')
  const { id } = await readyStay(client, chosen)
  const query = `${stayToParams(chosen.detail.search)}`
  return {
    search: `${url}/accommodation/new`,
    results: `${url}/accommodation/results?${query}`,
    hotel: `${url}${houseAddress(chosen.searchId, chosen.detail.property.id, query)}`,
    guests: `${url}/accommodation/userinfo?checkout=${id}`,
    review: `${url}/accommodation/checkout?checkout=${id}`,
    payment: `${url}/accommodation/payment?checkout=${id}`,
  }
}

/** Loads each page on a phone that has nothing of it yet, for the person that the page is open for. Wide windows draw a map beside some, after them. */
async function keepToBudget(page: Page, most: Weight, pages: Record<string, string>): Promise<void> {
  const storageState = await page.context().storageState()
  for (const [name, url] of Object.entries(pages)) {
    const context = await page
      .context()
      .browser()
      ?.newContext({ storageState, viewport: { width: 390, height: 844 } })
    if (!context) throw new Error('the browser is gone')
    const { js, css } = await weighPage(await context.newPage(), url)
    await context.close()
    expect.soft(js, `scripts of ${name}`).toBeLessThanOrEqual(most.js)
    expect.soft(css, `styles of ${name}`).toBeLessThanOrEqual(most.css)
  }
}
