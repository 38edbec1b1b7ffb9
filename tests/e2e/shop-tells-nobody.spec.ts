import { stayToParams } from '#domain/stays/search-params.ts'
import type { Client } from '../app.ts'
import { pay, readyCheckout } from '../book-flight.ts'
import { coupleInAccra, searchStays } from '../book-stay.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { planThree, readyTrip } from '../trips/book-trip.ts'
import { crawl } from './crawl.ts'
import { expect, full, open, test } from './fixtures.ts'
import { toAbuja } from './search.ts'
import { shopAt, visitorOf } from './shop.ts'

const host = 'skyways.customer.localhost'

/** Pages that exist only for a customer: a checkout, an issued order, a property, a planned trip and its checkout. */
async function ownPages(api: Client): Promise<string[]> {
  const checkout = await readyCheckout(api, toAbuja(75))
  const { orderId, redirectUrl } = (await pay(api, checkout, 'card')).body
  await payOnHostedPage(redirectUrl, cards.approved)
  await api.call('POST', `/checkouts/${checkout.id}/confirm-card`)
  const order = async () => (await api.call('GET', `/orders/${orderId}`)).body
  await expect.poll(async () => (await order()).status, { timeout: 20_000 }).toBe('Issued')
  const other = await readyCheckout(api, toAbuja(76))
  const { searchId, stays } = await searchStays(api, coupleInAccra)
  const trip = await readyTrip(api, await planThree(api))
  const params = `${stayToParams(coupleInAccra)}&searchId=${searchId}`
  return [
    `/order/flight/${orderId}`,
    ...(await order()).documents.map(({ href }: { href: string }) => href),
    `/order/new/flight/book/payment/${other.id}`,
    `/cart?trip=${trip.tripId}`,
    `/cart/checkout?checkout=${trip.id}`,
    `/cart/payment?checkout=${trip.id}`,
    `/accommodation/results?${params}`,
    `/accommodation/hotel?${params}&hotel=${stays[0]?.id}`,
  ]
}

test('a crawl of a storefront as visitor and as customer finds no mention of suppliers or of the platform', {
  tag: full,
}, async ({ browser, instance }) => {
  test.setTimeout(180_000)
  const visitor = await crawl(instance, host)
  expect([visitor.told, visitor.loaded]).toEqual([{}, []])
  expect(visitor.read.length).toBeGreaterThan(60)

  const context = await browser.newContext({ baseURL: shopAt(instance, 'skyways') })
  const page = await context.newPage()
  await open(page, '/trips')
  const from = await ownPages(visitorOf(page))
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const customer = await crawl(instance, host, { cookie, from })
  expect([customer.told, customer.loaded]).toEqual([{}, []])
  await context.close()
})
