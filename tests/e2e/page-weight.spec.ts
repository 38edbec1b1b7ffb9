import { searchToParams } from '#domain/flights/search-params.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import { weighPage } from '../bench/weigh-page.ts'
import { enterContact, enterTravellers } from './checkout.ts'
import { expect, open, test } from './fixtures.ts'
import { inDays, toLondon } from './search.ts'
import { chooseFirstFare, shopAt } from './shop.ts'

/** In kB, as they are sent: what a customer's screen may load before it does anything, and an agent's. */
const budgets = { shop: { js: 175, css: 30 }, desk: { js: 260, css: 30 } }

test('a storefront’s search and checkout keep to their budget of scripts and styles', async ({ page, browser, instance }) => {
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
  const storageState = await page.context().storageState()
  for (const [name, url] of Object.entries(pages)) {
    const context = await browser.newContext({ storageState })
    const { js, css } = await weighPage(await context.newPage(), url)
    await context.close()
    expect.soft(js, `scripts of ${name}`).toBeLessThanOrEqual(budgets.shop.js)
    expect.soft(css, `styles of ${name}`).toBeLessThanOrEqual(budgets.shop.css)
  }
})

test('an agent’s search keeps to its budget of scripts and styles', async ({ page, signIn, instance }) => {
  await signIn(page, 'owner@skyways.test')
  const { js, css } = await weighPage(page, `${instance.url}/order/new/newFlight`)
  expect.soft(js).toBeLessThanOrEqual(budgets.desk.js)
  expect.soft(css).toBeLessThanOrEqual(budgets.desk.css)
})
