import { eq } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { addDays } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { numberStyle } from '#domain/number-style.ts'
import { type Ctx, systemCtx } from '#server/ctx.ts'
import { agencies, mails } from '#server/db/schema/index.ts'
import { ticketDocument } from '#server/documents/ticket-pdf.ts'
import { voucherDocument } from '#server/documents/voucher-pdf.ts'
import { ticketFacts } from '#server/modules/flights/order/ticket-facts.ts'
import { readDocumentRecord } from '#server/modules/orders/documents/read-document-record.ts'
import { recordOf } from '#server/modules/products/product-documents.ts'
import { voucherFacts } from '#server/modules/stays/order/voucher-facts.ts'
import { Discount, Price } from '#web/blocks/price.tsx'
import { NumbersContext } from '#web/kit/numbers.ts'
import { type SignedIn, type TestApp, testApp } from './app.ts'
import { pay, readyCheckout } from './book-flight.ts'
import { coupleAtTestHotel, readyStay, testRate } from './book-stay.ts'
import { orderPages } from './figures/render-order.tsx'

/** The same sale at an agency in Nigeria and at one whose locale writes 1.234,56: every surface uses its agency's format, as in the Unicode tables. */

const depart = addDays(new Date().toISOString().slice(0, 10), 20)
const search = FlightSearch.parse({
  trip: 'one-way',
  from: 'NBO',
  to: 'MBA',
  cabin: 'economy',
  adults: 1,
  children: [],
  infants: 0,
  return: null,
  depart,
})
const supplier = 'duffel'
/** An amount that the smaller demo agency's wallet covers. */
const only = ({ total }: PricedFlightOffer) => total.currency !== 'KES' || total.amount < 200_000_00
const phone = '+254712345678'

const ticketOf = async (ctx: Ctx, id: string) => ticketFacts(ctx, recordOf('flight', await readDocumentRecord(ctx, id)))

interface Sold {
  owner: SignedIn
  ctx: Ctx
  flight: OrderDetail
  stay: OrderDetail
}

let t: TestApp
const sold: Record<string, Sold> = {}

async function sell(email: string, locale: string | null): Promise<Sold> {
  const owner = await t.signIn(email)
  const { agency } = (await owner.call('GET', '/session')).body
  if (locale) {
    await t.system.db.update(agencies).set({ locale }).where(eq(agencies.id, agency.id))
    await t.system.invalidation.publish(agency.id)
  }
  const flight = (await pay(owner, await readyCheckout(owner, search, { supplier, phone, only }), 'wallet')).body.orderId
  const room = await testRate(owner, 'Successful Booking', coupleAtTestHotel)
  const stay = (await pay(owner, await readyStay(owner, room, '', phone), 'wallet')).body.orderId
  await t.drainLater()
  await owner.call('POST', `/orders/${stay}/cancel`, (await owner.call('GET', `/orders/${stay}/cancellation`)).body)
  await t.drainLater()
  const orderOf = async (id: string): Promise<OrderDetail> => (await owner.call('GET', `/orders/${id}`)).body
  return { owner, ctx: await systemCtx(t.system, agency.id), flight: await orderOf(flight), stay: await orderOf(stay) }
}

beforeAll(async () => {
  t = await testApp()
  sold['en-NG'] = await sell('owner@skyways.test', null)
  sold['de-DE'] = await sell('owner@savanna.test', 'de-DE')
}, 180_000)
afterAll(() => t.close())

/** Every amount after its currency code in a text. */
const amountsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:NGN|KES|USD|GBP|EUR) (-?\d[\d.,\u00a0]*\d)/g)].map(([, amount = '']) => amount)

const patterns: Record<string, RegExp> = {
  'en-NG': /^-?\d{1,3}(,\d{3})*\.\d\d$/,
  'de-DE': /^-?\d{1,3}(\.\d{3})*,\d\d$/,
}

const mailsOf = ({ ctx }: Sold) => ctx.tx((tx) => tx.select().from(mails).where(eq(mails.agencyId, ctx.agencyId)))

const deal = { amount: 1_234_567_89, currency: 'NGN' }

/** The places that show amounts of an order. */
const surfaces: [name: string, read: (of: Sold) => Promise<string> | string][] = [
  [
    'the pages of the desk',
    async ({ flight, stay, ctx }) =>
      (await Promise.all([flight, stay].map((one) => orderPages('desk', one, ctx.regional)))).flat().join(' '),
  ],
  [
    'the pages of a customer',
    async ({ flight, stay, ctx }) =>
      (await Promise.all([flight, stay].map((one) => orderPages('storefront', one, ctx.regional)))).flat().join(' '),
  ],
  ['the e-ticket', async ({ ctx, flight }) => JSON.stringify(ticketDocument(await ticketOf(ctx, flight.id)))],
  [
    'the voucher',
    async ({ ctx, stay }) => {
      const facts = voucherFacts(ctx, recordOf('stay', await readDocumentRecord(ctx, stay.id, true)))
      return `${JSON.stringify(voucherDocument(facts))} ${facts.cancellation.join(' ')} ${ctx.numbers.money(facts.money.total)}`
    },
  ],
  ['the mails, as HTML', async (of) => (await mailsOf(of)).map(({ subject, html }) => `${subject} ${html}`).join(' ')],
  ['the mails, as text', async (of) => (await mailsOf(of)).map(({ text }) => text).join(' ')],
  [
    'the history of an order',
    async ({ owner, stay }) => JSON.stringify((await owner.call('GET', `/orders/${stay.id}`)).body.timeline),
  ],
  [
    'what the API refuses',
    async ({ owner, ctx }) => {
      const topUp = {
        amount: { amount: 1, currency: ctx.regional.currency },
        method: 'card',
        idempotencyKey: crypto.randomUUID(),
      }
      return JSON.stringify(
        (await owner.call('POST', '/wallet/top-ups', { ...topUp, amount: { ...topUp.amount, amount: 50_00 } })).body,
      )
    },
  ],
  [
    'the deals of a storefront',
    ({ ctx }) =>
      renderToStaticMarkup(
        <NumbersContext value={numberStyle(ctx.regional.locale)}>
          <Price before={deal} discount={12.5} />
        </NumbersContext>,
      ),
  ],
]

describe.each(Object.keys(patterns))('in %s', (locale) => {
  test.each(surfaces)("%s format every amount in the agency's locale", async (_, read) => {
    const of = sold[locale]
    if (!of) throw new Error('nothing was sold')
    const amounts = amountsIn(await read(of))
    expect(amounts.length).toBeGreaterThan(0)
    expect(amounts.filter((amount) => !patterns[locale]?.test(amount))).toEqual([])
  })

  test('the total of an order is the same on its page, in its mail and on its ticket', { tags: ['full'] }, async () => {
    const of = sold[locale]
    if (!of) throw new Error('nothing was sold')
    const { amount, currency } = of.flight.total
    const total = `${currency} ${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100)}`
    for (const [name, read] of surfaces.slice(0, 3)) expect([name, (await read(of)).includes(total)]).toEqual([name, true])
    expect((await mailsOf(of)).some(({ text }) => text.includes(total))).toBe(true)
  })

  test('a CSV file has plain decimals, whatever the locale', { tags: ['full'] }, async () => {
    const csv = String((await sold[locale]?.owner.call('GET', '/orders.csv'))?.body)
    const total = sold[locale]?.flight.total.amount ?? 0
    expect(csv).toMatch(new RegExp(`(^|,)"?${(total / 100).toString().replace('.', '\\.')}"?(,|\\r)`, 'm'))
  })

  test('texts are English, and mails and documents declare it', async () => {
    const of = sold[locale]
    if (!of) throw new Error('nothing was sold')
    const language = `en-${of.ctx.regional.country}`
    expect(ticketDocument(await ticketOf(of.ctx, of.flight.id)).language).toBe(language)
    for (const { html } of await mailsOf(of)) expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
  })
})

test('a discount has the decimal separator of the agency', () => {
  const write = (locale: string) =>
    renderToStaticMarkup(
      <NumbersContext value={numberStyle(locale)}>
        <Discount value={12.5} />
      </NumbersContext>,
    )
  expect([write('en-NG'), write('de-DE')].map((html) => html.replaceAll(/<[^>]+>/g, ''))).toEqual(['12.5 % off', '12,5 % off'])
})
