import { describe, expect, test } from 'vitest'
import type { Checkout } from '#contract/product-shapes.ts'
import type { RateInBrief, StayResult } from '#contract/stays.ts'
import { fromCompareParam, toCompareParam } from '#domain/flights/compare.ts'
import { noFilters } from '#domain/flights/filters.ts'
import { isSame, type Money } from '#domain/money/money.ts'
import type { WayToPay } from '#domain/money/payment-fees.ts'
import { english } from '#domain/numbers.ts'
import { covers } from '#domain/policies/policy.ts'
import { listPolicies, noPolicyFilters } from '#domain/policies/results.ts'
import { readStayCompare, stayCompareParams } from '#domain/stays/compare.ts'
import { judgeStays, keepPassing, noStayFilters, type StayFilters, stayRules } from '#domain/stays/filters.ts'
import { rateKind, seenRate } from '#domain/stays/kinds.ts'
import { optionNow, optionsNow } from '#domain/stays/option-now.ts'
import { StaySearch } from '#domain/stays/search.ts'
import { judgeTours, keepPassingTours, noTourFilters, type TourFilters } from '#domain/tours/filters.ts'
import type { ListedTour } from '#domain/tours/found-tour.ts'
import { sortTours } from '#domain/tours/results.ts'
import { readColumns } from '#web/screens/flights/compare/read-columns.ts'
import { lookAtFlights } from '#web/screens/flights/results/look-at.ts'
import { filterRooms, rateChange, readHotelFilters, shownRate } from '#web/screens/stays/hotel/rate-filters.ts'
import type { Client } from './app.ts'
import { familyToLondon, pay, readyCheckout, search } from './book-flight.ts'
import { coupleInAccra, coupleInLagos, openProperty, readEvents, readyStay, searchStays } from './book-stay.ts'
import { openTour, readDays, readStarts, readyTour, searchTours } from './book-tour.ts'
import { openStorefront } from './open-storefront.ts'
import { readyPolicy, searchPolicies } from './policies/book-policy.ts'

/**
 * One price from the first list to the payment: every place that shows the price of a choice shows the same amount, and the cheapest payment method
 * charges it. Each row is a product, a filter and a viewer.
 */

const { owner, ada, orderOf } = await openStorefront()

/** The gateway's published maximum in Nigeria: a card's surcharge on every price here. */
const CARD_FEE = 2_000_00

const family = { adults: 2, children: [7], infants: 0 }

interface Seen {
  /** The price in each place that shows it. */
  prices: Record<string, Money>
  checkout: Checkout
}

type Walk = (client: Client, isFiltered: boolean) => Promise<Seen>

async function stays(client: Client, isFiltered: boolean): Promise<Seen> {
  const found = await searchStays(client, StaySearch.parse({ ...coupleInAccra, rooms: [family] }))
  const filters: StayFilters = { ...noStayFilters, freeCancellation: isFiltered }
  const snapshot = (await client.call('GET', `/stays/searches/${found.searchId}`)).body
  const currency: string = snapshot.currency
  const naira = (amount: number) => ({ amount, currency })
  const passing = keepPassing(judgeStays(snapshot.found, filters))
  // The filter matters only if it excludes the cheapest rate.
  const card = passing.find(({ stay, total, rate }) => rate?.payWhen === 'now' && (!isFiltered || total > stay.total))
  if (!card?.rate) throw new Error('no property tells the filters apart')
  const named = seenRate(card.rate, card.total)
  const compared = optionNow(card.stay, named)
  const detail = await openProperty(client, found.searchId, card.stay.id)
  const address = new URLSearchParams({ ...stayRules.toParams(filters), rate: named })
  const shown = filterRooms(detail.rooms, readHotelFilters(address))
  const onPage = shownRate(shown, address.get('rate'))
  const cheapest = shownRate(shown)
  if (!compared || !onPage || !cheapest) throw new Error('the rate of the card is not sold')
  const checkout = await readyStay(client, { searchId: found.searchId, detail, rate: onPage })
  return {
    prices: {
      card: naira(card.total),
      comparison: naira(compared.total),
      'rate on the page': onPage.total,
      'cheapest rate that passes on the page': cheapest.total,
      'paid when booking': onPage.payNow,
    },
    checkout,
  }
}

async function flights(client: Client, isFiltered: boolean): Promise<Seen> {
  const found = await search(client, { ...familyToLondon, ...family })
  const snapshot = (await client.call('GET', `/flights/searches/${found.searchId}`)).body
  const view = { filters: { ...noFilters, refundable: isFiltered }, sort: 'cheapest' } as const
  const { sorted } = lookAtFlights({ offers: snapshot.found, suppliers: [] }, view, { numbers: english, write: String })
  const card = sorted[0]?.cheapest
  if (!card) throw new Error('no flight passes')
  const address = toCompareParam([{ searchId: found.searchId, offerId: card.id, seen: card.total.amount }])
  const results = async ({ searchId }: { searchId: string }) => (await client.call('GET', `/flights/searches/${searchId}`)).body
  const { columns } = await readColumns({ flights: { results } }, fromCompareParam(address), Date.now())
  const [compared] = columns
  if (!compared) throw new Error('the flight of the card is not compared')
  expect(compared.priceChange).toBeNull()
  const checkout = await readyCheckout(client, { ...familyToLondon, ...family }, { found, only: ({ id }) => id === card.id })
  return {
    prices: { card: card.total, comparison: compared.offer.total, 'offer of the checkout': flightOffer(checkout).total },
    checkout,
  }
}

const flightOffer = (checkout: Checkout) => {
  if (checkout.product !== 'flight') throw new Error('not a flight')
  return checkout.offer
}

/** The option and start of a card, at today's prices; null where its last places were sold since the search. */
async function startOf(client: Client, searchId: string, { tour, day }: ListedTour) {
  const detail = await openTour(client, { searchId, tourId: tour.id })
  const priced = []
  for (const { id, takesParty } of detail.options) {
    if (!takesParty) continue
    const option = { searchId, tourId: tour.id, optionId: id }
    const inCalendar = (await readDays(client, option)).find((one) => one.day === day)?.total
    const start = (await readStarts(client, option, day)).find(({ total }) => total)
    if (inCalendar && start?.total) priced.push({ ...option, detail, day, start, inCalendar, inStart: start.total })
  }
  const [cheapest = null] = priced.toSorted((x, y) => x.inCalendar.amount - y.inCalendar.amount)
  return cheapest
}

async function tours(client: Client, isFiltered: boolean): Promise<Seen> {
  const { searchId } = await searchTours(client)
  const snapshot = (await client.call('GET', `/tours/searches/${searchId}`)).body
  const filters: TourFilters = { ...noTourFilters, cancellation: isFiltered }
  // Dear ones: the surcharge of a card is at its maximum.
  for (const card of sortTours(keepPassingTours(judgeTours(snapshot.found, filters)), 'price:desc')) {
    const chosen = await startOf(client, searchId, card)
    if (!chosen) continue
    const checkout = await readyTour(client, chosen)
    return {
      prices: {
        card: { amount: card.total, currency: snapshot.currency },
        'day of the calendar': chosen.inCalendar,
        'start on the page': chosen.inStart,
        'offer of the checkout': checkout.offer.total,
      },
      checkout,
    }
  }
  throw new Error('no tour passes')
}

async function policies(client: Client, isFiltered: boolean): Promise<Seen> {
  const snapshot = await searchPolicies(client)
  const offered = snapshot.found.filter(({ refusal }) => refusal === null)
  const filters = { ...noPolicyFilters, flexibility: isFiltered ? ['flexible'] : [] }
  // Dear ones: the surcharge of a card is at its maximum.
  const card = listPolicies(offered, filters, 'price:desc').find((policy) => covers(policy, 'medical'))
  if (!card) throw new Error('no policy passes')
  const checkout = await readyPolicy(client, { searchId: snapshot.searchId, policyId: card.id })
  return {
    prices: { card: { amount: card.total, currency: snapshot.currency }, 'offer of the checkout': checkout.offer.total },
    checkout,
  }
}

const walks: Record<Checkout['product'], Walk> = { flight: flights, stay: stays, tour: tours, protection: policies }

const faces: { name: string; client: Client; ways: [WayToPay, number][] }[] = [
  {
    name: 'a member',
    client: owner,
    ways: [
      ['wallet', 0],
      ['card', CARD_FEE],
      ['bank-transfer', CARD_FEE],
    ],
  },
  {
    name: 'a customer',
    client: ada,
    ways: [
      ['card', 0],
      ['bank-transfer', 0],
    ],
  },
]

const rows = faces.flatMap((face) =>
  (['flight', 'stay', 'tour', 'protection'] as const).flatMap((product) =>
    [true, false].map((isFiltered) => ({ face, product, isFiltered })),
  ),
)

interface Shown {
  stay: StayResult
  rate: RateInBrief
}

/** A rate of a card that another supplier sold cheaper later: as shown first and last. */
function undercut(body: string): { first: Shown; last: Shown } {
  const firsts = new Map<string, Shown>()
  for (const { upserts: seen } of readEvents(body).filter(({ type }) => type === 'found'))
    for (const stay of seen)
      for (const rate of stay.rates ?? []) {
        const name = `${stay.id} ${rateKind(rate)}`
        const first = firsts.get(name) ?? { stay, rate }
        firsts.set(name, first)
        if (rate.total < first.rate.total) return { first, last: { stay, rate } }
      }
  throw new Error('no later supplier is cheaper')
}

test('a card opened during a search keeps its price, beside a lower one that arrives later', async () => {
  const { body } = await ada.call('POST', '/stays/searches', StaySearch.parse({ ...coupleInLagos, rooms: [family, family] }))
  const { first, last } = undercut(body)
  const { searchId } = readEvents(body).find((event) => event.type === 'started')
  const named = seenRate(first.rate, first.rate.total)
  const path = `/stays/searches/${searchId}/properties/${encodeURIComponent(first.stay.id)}`
  const { rooms } = (await ada.call('GET', `${path}?rate=${named}`)).body
  expect(shownRate(rooms, named)?.total.amount).toBe(first.rate.total)
  expect(rateChange(rooms, named)).toMatchObject({ kind: 'lower', rate: { total: { amount: last.rate.total } } })
  expect(rateChange(rooms, seenRate(last.rate, last.rate.total))).toBeNull()
})

test('a card selected during a search has one price in tray and comparison, which mark it if it differs from the seen one', async () => {
  const { body } = await ada.call(
    'POST',
    '/stays/searches',
    StaySearch.parse({ ...coupleInLagos, rooms: [family, family, family] }),
  )
  const events = readEvents(body)
  const { searchId } = events.find(({ type }) => type === 'started')
  const cards: StayResult[] = events.flatMap((event) => (event.type === 'found' ? event.upserts : []))
  const last = new Map(cards.map((stay) => [stay.id, stay]))
  for (const { type, gone } of events) if (type === 'found') for (const id of gone) last.delete(id)
  const snapshot = (await ada.call('GET', `/stays/searches/${searchId}`)).body
  const said = { lower: 0, changed: 0, gone: 0, nothing: 0 }
  for (const card of cards.filter(({ id }) => last.has(id)))
    for (const rate of card.rates ?? [null]) {
      const total = rate?.total ?? card.total
      const seen = seenRate(rate, total)
      const address = readStayCompare(stayCompareParams(searchId, [{ id: card.id, rate: seen }]))
      const now = last.get(card.id)
      const [compared] = optionsNow(snapshot.found, address?.stays ?? [])
      const tray = now && optionNow(now, seen)
      const what = `${card.name}, ${seen}`
      expect(compared?.total, what).toBe(tray?.total)
      expect(compared?.priceChange, what).toEqual(tray?.priceChange)
      if (compared?.total === total) expect(compared.priceChange, what).toBeNull()
      else expect(compared?.priceChange, what).toMatchObject({ before: total })
      said[compared?.priceChange?.is ?? 'nothing'] += 1
    }
  expect(said.lower, 'the test meets prices that changed while the search ran').toBeGreaterThan(0)
  expect(said.nothing).toBeGreaterThan(0)
})

describe('two adults and a child see one price', () => {
  test.each(rows)('$product, filter $isFiltered, for $face.name', async ({ face, product, isFiltered }) => {
    const { prices, checkout } = await walks[product](face.client, isFiltered)
    const { card } = prices
    expect(Object.fromEntries(Object.entries(prices).filter(([, price]) => !card || !isSame(price, card)))).toEqual({})
    expect(checkout.priceChange).toBeNull()
    expect(checkout.total).toEqual(card)
    const adds = checkout.methods.map(({ id, total }) => [id, total.amount - checkout.total.amount])
    expect(adds).toEqual(face.ways)
    expect(checkout.paymentFee.amount).toBe(face.name === 'a customer' ? CARD_FEE : 0)
  })

  test.each(faces.flatMap((face) => face.ways.map(([way]) => ({ face, way }))))(
    '$face.name pays by $way exactly the amount of the checkout',
    async ({ face, way }) => {
      const { checkout } = await flights(face.client, false)
      const method = checkout.methods.find(({ id }) => id === way)
      const started = await pay(face.client, checkout, way)
      expect(started.status).toBe(200)
      const order = await orderOf(started.body.orderId)
      expect(order.total).toEqual(method?.total)
      const [payment] = order.payments
      expect(payment.amount).toEqual(method?.total)
    },
  )

  test('the session contains the payment methods for every page', async () => {
    expect((await owner.call('GET', '/session')).body.waysToPay).toEqual(['wallet', 'card', 'bank-transfer'])
    expect((await ada.call('GET', '/session')).body.waysToPay).toEqual(['card', 'bank-transfer'])
  })
})
