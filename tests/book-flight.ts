import type { Checkout } from '#contract/product-shapes.ts'
import type { FlightCheckout } from '#contract/products/flight.ts'
import { lastTravelDay } from '#domain/flights/journey.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import type { Client } from './app.ts'
import { eachDay, inDays } from './days/each-day.ts'

/** Steps of a sale over HTTP, for tests that start from a checkout or an order. */

export const familyToLondon = eachDay(() =>
  FlightSearch.parse({
    trip: 'round-trip',
    from: 'LOS',
    to: 'LON',
    cabin: 'economy',
    adults: 2,
    children: [8],
    infants: 1,
    depart: inDays(40),
    return: inDays(54),
  }),
)

export const oneAdultToAbuja = eachDay(() =>
  FlightSearch.parse({
    trip: 'one-way',
    from: 'LOS',
    to: 'ABV',
    cabin: 'economy',
    adults: 1,
    children: [],
    infants: 0,
    return: null,
    depart: inDays(20),
  }),
)

export interface Found {
  searchId: string
  offers: PricedFlightOffer[]
  suppliers: { id: string; status: string }[]
}

/** Searches and reads the stream to its end. The offers of `duffel` come first, whatever the order of arrival. */
export async function search(client: Client, query: FlightSearch): Promise<Found> {
  const answer = await client.call('POST', '/flights/searches', query)
  if (answer.status !== 200) throw new Error(`the search failed: ${JSON.stringify(answer.body)}`)
  const events = String(answer.body)
    .split('\n')
    .filter((line) => line.startsWith('data: ') && line.length > 7)
    .map((line) => JSON.parse(line.slice(6)))
  const started = events.find((event) => event.type === 'started')
  return {
    searchId: started.searchId,
    offers: events
      .filter((event) => event.type === 'found')
      .flatMap((event): PricedFlightOffer[] => event.upserts)
      .toSorted((a, b) => a.supplier.localeCompare(b.supplier)),
    suppliers: events.filter((event) => event.type === 'supplier').map((event) => event.progress),
  }
}

/**
 * A checkout with travellers, reviewed and ready to be paid. `index` selects the offer, `supplier` one by its name for members; `found` avoids
 * another search.
 */
export async function readyCheckout(
  client: Client,
  query: FlightSearch,
  options: {
    index?: number
    supplier?: string
    only?: (offer: PricedFlightOffer) => boolean
    found?: Found
    phone?: string
  } = {},
): Promise<FlightCheckout> {
  const { index = 0, supplier, only = () => true } = options
  const found = options.found ?? (await search(client, query))
  const offers = found.offers.filter((offer) => (!supplier || offer.supplier === supplier) && only(offer))
  const offer = offers[index % offers.length]
  if (!offer) throw new Error('no offers')
  const created = await client.call('POST', '/checkouts', { product: 'flight', searchId: found.searchId, offerId: offer.id })
  const { id } = created.body
  await client.call('POST', `/checkouts/${id}/review`)
  const travellers = offer.passengers.map((passenger, at) => demoTraveller(passenger, at, lastTravelDay(query)))
  const contact = { email: 'ngozi@example.com', phone: options.phone ?? '+2348031234567' }
  const saved = await client.call('PUT', `/checkouts/${id}/travellers`, { travellers, contact })
  if (saved.status !== 200) throw new Error(`the travellers were refused: ${JSON.stringify(saved.body)}`)
  return saved.body
}

/** Lagos to London, where airlines hold seats (or, with `holds` false, an offer that requires instant payment). */
export async function holdableCheckout(
  client: Client,
  options: { index?: number; holds?: boolean; adults?: number; cabin?: FlightSearch['cabin'] } = {},
): Promise<FlightCheckout> {
  const { index = 0, holds = true, adults = 1, cabin = 'economy' } = options
  const query = FlightSearch.parse({ ...familyToLondon, trip: 'one-way', return: null, adults, cabin, children: [], infants: 0 })
  return readyCheckout(client, query, { index, only: (offer) => (offer.holdUntil !== null) === holds })
}

export const hold = (client: Client, checkout: FlightCheckout) =>
  client.call('POST', `/checkouts/${checkout.id}/hold`, { idempotencyKey: checkout.idempotencyKey, total: checkout.offer.total })

/** The body of a payment at the price that the checkout shows. */
export function payment(checkout: Checkout, method: 'wallet' | 'card' | 'bank-transfer') {
  const total = checkout.methods.find((one) => one.id === method)?.total
  return { method, total, idempotencyKey: checkout.idempotencyKey }
}

export const pay = (client: Client, checkout: Checkout, method: 'wallet' | 'card' | 'bank-transfer') =>
  client.call('POST', `/checkouts/${checkout.id}/pay`, payment(checkout, method))
