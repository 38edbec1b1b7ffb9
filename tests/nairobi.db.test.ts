import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { starterNames, starterSite } from '#domain/site/starters.ts'
import { type Ctx, systemCtx } from '#server/ctx.ts'
import { mails } from '#server/db/schema/index.ts'
import { ticketDocument } from '#server/documents/ticket-pdf.ts'
import { voucherDocument } from '#server/documents/voucher-pdf.ts'
import { ticketFacts } from '#server/modules/flights/order/ticket-facts.ts'
import { readDocumentRecord } from '#server/modules/orders/documents/read-document-record.ts'
import { recordOf } from '#server/modules/products/product-documents.ts'
import { agencyFacts } from '#server/modules/site/agency-facts.ts'
import { voucherFacts } from '#server/modules/stays/order/voucher-facts.ts'
import { type SignedIn, type TestApp, testApp } from './app.ts'
import { hold, pay, readyCheckout, search } from './book-flight.ts'
import { coupleAtTestHotel, readyStay, testRate } from './book-stay.ts'
import { orderPages } from './figures/render-order.tsx'
import { cards, payOnHostedPage } from './pay-on-hosted-page.ts'

/** Kenya: currency KES, time zone Africa/Nairobi, UTC+3 all year (ISO 4217, IANA time zone database). Nothing of such an agency mentions another country. */

const ofElsewhere = /NGN|₦|naira|\bLagos|Nigeria|\+234|\bWAT\b|West Africa/i
const phone = '+254712345678'
const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days)

const flight = (to: string, days: number) =>
  FlightSearch.parse({
    trip: 'one-way',
    from: 'NBO',
    to,
    cabin: 'economy',
    adults: 1,
    children: [],
    infants: 0,
    return: null,
    depart: inDays(days),
  })

let t: TestApp
let owner: SignedIn
let ctx: Ctx
const orders: Record<'sold' | 'held' | 'stay' | 'cancelled', string> = { sold: '', held: '', stay: '', cancelled: '' }

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@savanna.test')
  ctx = await systemCtx(t.system, (await owner.call('GET', '/session')).body.agency.id)
  // Charges in dollars; the other supplier's account is in naira, which its net prices name.
  const supplier = 'duffel'
  const cheap = (offer: PricedFlightOffer) => offer.total.amount < 200_000_00
  const domestic = await readyCheckout(owner, flight('MBA', 20), { supplier, phone, only: cheap })
  orders.sold = (await pay(owner, domestic, 'wallet')).body.orderId
  const found = await search(owner, flight('LON', 40))
  // A connection in Lagos may be named.
  const avoidsNigeria = ({ slices }: PricedFlightOffer) => !ofElsewhere.test(JSON.stringify(slices))
  const holds = (offer: PricedFlightOffer) => offer.holdUntil !== null && avoidsNigeria(offer)
  orders.held = (
    await hold(owner, await readyCheckout(owner, flight('LON', 40), { supplier, phone, found, only: holds }))
  ).body.orderId
  const [shared] = found.offers.filter((offer) => offer.supplier === supplier && avoidsNigeria(offer))
  const offers = [{ searchId: found.searchId, offerId: shared?.id }]
  await owner.call('POST', '/flights/shares', { to: 'jane@example.com', note: '', offers })
  const hotel = { ...coupleAtTestHotel, nationality: 'KE' }
  for (const name of ['stay', 'cancelled'] as const) {
    const checkout = await readyStay(owner, await testRate(owner, 'Successful Booking', hotel), '', phone)
    orders[name] = (await pay(owner, checkout, 'wallet')).body.orderId
  }
  const topUp = { amount: { amount: 10_000_00, currency: 'KES' }, method: 'card', idempotencyKey: crypto.randomUUID() }
  const { body } = await owner.call('POST', '/wallet/top-ups', topUp)
  await payOnHostedPage(body.redirectUrl, cards.approved)
  await t.drainLater()
  const quote = (await owner.call('GET', `/orders/${orders.cancelled}/cancellation`)).body
  await owner.call('POST', `/orders/${orders.cancelled}/cancel`, quote)
  await t.drainLater()
}, 180_000)
afterAll(() => t.close())

/** The currency of a supplier's account, in which it charges. */
const netOfSupplier = /<p class="_rate_[^]*?<\/p>/g

/** Their addresses are sealed: any three letters may stand in them. */
const pictures = /\/pictures\/[\w-]+/g

const nothingElse = (what: string, found: string) => {
  const text = found.replaceAll(pictures, '')
  const at = text.search(ofElsewhere)
  expect([what, at < 0 ? null : text.slice(Math.max(0, at - 80), at + 80)]).toEqual([what, null])
}

test('its session and wallet are in Kenyan shillings and in the time zone of Nairobi', async () => {
  const session = (await owner.call('GET', '/session')).body
  expect(session.regional).toEqual({ country: 'KE', currency: 'KES', zone: 'Africa/Nairobi', locale: 'en-KE' })
  expect(session.wallet.currency).toBe('KES')
  // Paystack opens accounts for one transfer in Nigeria only.
  expect(session.waysToPay).toEqual(['wallet', 'card'])
  const wallet = (await owner.call('GET', '/wallet')).body
  expect(wallet).toMatchObject({ balance: { currency: 'KES' }, topUps: ['card'] })
})

test('its mails name no other country, currency or time zone', async () => {
  const sent = await ctx.tx((tx) => tx.select().from(mails).where(eq(mails.agencyId, ctx.agencyId)))
  const templates = new Set(sent.map(({ template }) => template))
  for (const template of [
    'order-issued',
    'hold-confirmed',
    'shared-flights',
    'stay-confirmed',
    'stay-cancelled',
    'payment-received',
  ])
    expect([...templates]).toContain(template)
  for (const { template, subject, html, text } of sent) nothingElse(template, `${subject}\n${html}\n${text}`)
  const words = sent.map(({ text }) => text).join('\n')
  expect(words).toMatch(/KES [\d,]+\.\d\d/)
  expect(words).toMatch(/\d\d:\d\d Nairobi time/)
})

test('its e-ticket, itinerary and voucher name no other country, currency or time zone', async () => {
  for (const id of [orders.sold, orders.held])
    nothingElse('ticket', JSON.stringify(ticketDocument(ticketFacts(ctx, recordOf('flight', await readDocumentRecord(ctx, id))))))
  nothingElse(
    'voucher',
    JSON.stringify(voucherDocument(voucherFacts(ctx, recordOf('stay', await readDocumentRecord(ctx, orders.stay))))),
  )
  for (const id of [orders.sold, orders.stay])
    nothingElse('calendar', String((await owner.call('GET', `/orders/${id}/itinerary.ics`)).body))
})

test('its rendered order pages name no other country, currency or time zone', async () => {
  for (const [name, id] of Object.entries(orders)) {
    const order = (await owner.call('GET', `/orders/${id}`)).body
    for (const html of await orderPages('desk', order, ctx.regional)) nothingElse(name, html.replaceAll(netOfSupplier, ''))
  }
})

test('its CSV file has its time zone and currency, and dates in Nairobi', async () => {
  const { body } = await owner.call('GET', '/orders.csv')
  nothingElse('csv', String(body))
  expect(String(body)).toContain('Created (Africa/Nairobi)')
  expect(String(body)).toContain('KES')
})

test('its lists, dashboard, statement and rates in the API contain no other country', { tags: ['full'] }, async () => {
  for (const path of [
    '/orders',
    '/dashboard',
    '/dashboard/attention',
    '/wallet/transactions',
    '/mails',
    '/session?include=crmData',
  ])
    nothingElse(path, JSON.stringify((await owner.call('GET', path)).body))
  expect((await owner.call('GET', '/rates')).body).toMatchObject({ base: 'KES', rates: expect.arrayContaining([]) })
})

test.each(starterNames)('the starter site %s sells from Nairobi', async (name) => {
  const site = starterSite(name, await ctx.tx((tx) => agencyFacts(tx, ctx.agencyId)))
  nothingElse(name, JSON.stringify(site))
  expect(JSON.stringify(site)).toContain('Nairobi')
  expect(JSON.stringify(site)).toMatch(/"from":"NBO"/)
})
