import type { Client } from '../app.ts'
import { pay, readyCheckout } from '../book-flight.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { expect, full, open, test } from './fixtures.ts'
import { toAbuja } from './search.ts'
import { shopAt, visitorOf } from './shop.ts'

/** Buys a flight in a browser: paid by card and issued. Returns the order's path and the data that finds it. */
async function buy(api: Client) {
  const checkout = await readyCheckout(api, toAbuja(74))
  const { orderId, redirectUrl } = (await pay(api, checkout, 'card')).body
  await payOnHostedPage(redirectUrl, cards.approved)
  await api.call('POST', `/checkouts/${checkout.id}/confirm-card`)
  const order = async () => (await api.call('GET', `/orders/${orderId}`)).body
  await expect.poll(async () => (await order()).status, { timeout: 20_000 }).toBe('Issued')
  const { bookingReference, contact, title } = await order()
  return { path: `/order/flight/${orderId}`, reference: bookingReference, email: contact.email, title }
}

test('accounts with one e-mail address at two agencies share no data', { tag: full }, async ({ browser, instance }) => {
  test.setTimeout(90_000)
  const [skyways, savanna] = [shopAt(instance, 'skyways'), shopAt(instance, 'savanna')]
  const mine = await browser.newContext({ baseURL: skyways })
  const page = await mine.newPage()
  await open(page, '/trips')
  const bought = await buy(visitorOf(page))

  await test.step('the storefront where it was bought shows the trip, under its own name', async () => {
    await open(page, bought.path)
    await expect(page.getByLabel('Status of the booking')).toContainText('Ticketed')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Skyways Travel' })).toBeVisible()
    await open(page, '/trips')
    await expect(page.getByRole('link', { name: new RegExp(bought.reference) })).toBeVisible()
  })

  await test.step('the same browser is nobody at another agency', async () => {
    expect((await page.goto(`${savanna}${bought.path}`))?.status()).toBe(404)
    await open(page, `${savanna}/trips`)
    await expect(page.getByText('Nothing was booked in this browser')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Savanna Journeys' })).toBeVisible()
    await expect(page.getByText(/skyways/i)).toHaveCount(0)
    await open(page, `${savanna}/trips/find`)
    await page.getByLabel('Booking reference').fill(bought.reference)
    await page.getByLabel('E-mail').fill(bought.email)
    await page.getByRole('button', { name: 'Open the booking' }).click()
    await expect(page.getByRole('alert')).toContainText('No booking found')
  })

  await test.step('another browser finds it by reference and e-mail alone', async () => {
    const theirs = await browser.newContext({ baseURL: skyways })
    const other = await theirs.newPage()
    expect((await other.goto(bought.path))?.status()).toBe(404)
    await open(other, '/trips/find')
    await other.getByLabel('Booking reference').fill(bought.reference)
    await other.getByLabel('E-mail').fill('someone.else@example.com')
    await other.getByRole('button', { name: 'Open the booking' }).click()
    await expect(other.getByRole('alert')).toContainText('No booking found')
    await other.getByLabel('E-mail').fill(bought.email)
    await other.getByRole('button', { name: 'Open the booking' }).click()
    await expect(other).toHaveURL(`${skyways}${bought.path}`)
    await theirs.close()
  })
  await mine.close()
})
