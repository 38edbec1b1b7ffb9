import { lastTravelDay } from '#domain/flights/journey.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import { payment } from '../../book-flight.ts'
import type { ProductClient } from './product-client.ts'
import { runSearch, searchNumber } from './run-search.ts'

export interface Shelf {
  searchId: string
  offers: { id: string }[]
  query: FlightSearch
}

/** A finished search to buy from. */
export async function findShelf(client: ProductClient): Promise<Shelf> {
  const { searchId, firstOffers } = await runSearch(client, searchNumber(0))
  const { search } = await client.call('GET', `/flights/searches/${searchId}`)
  return { searchId, offers: firstOffers, query: search }
}

/** The calls of one sale, as the screens make them: open, re-check, travellers, review, pay, confirmation. Returns the order. */
export async function checkOut(client: ProductClient, shelf: Shelf, index: number): Promise<{ status: string }> {
  const offer = shelf.offers[index % shelf.offers.length]
  const { id } = await client.call('POST', '/checkouts', { product: 'flight', searchId: shelf.searchId, offerId: offer?.id })
  const reviewed = await client.call('POST', `/checkouts/${id}/review`)
  const travellers = reviewed.offer.passengers.map((passenger: Parameters<typeof demoTraveller>[0], at: number) =>
    demoTraveller(passenger, at, lastTravelDay(shelf.query)),
  )
  const contact = { email: `buyer${index % 500}@example.com`, phone: '+2348031234567' }
  await client.call('PUT', `/checkouts/${id}/travellers`, { travellers, contact })
  const checkout = await client.call('GET', `/checkouts/${id}`)
  const { orderId } = await client.call('POST', `/checkouts/${id}/pay`, payment(checkout, 'wallet'))
  return client.call('GET', `/orders/${orderId}`)
}

export async function sellOrders(client: ProductClient, count: number): Promise<void> {
  const shelf = await findShelf(client)
  for (let index = 0; index < count; index += 1) await checkOut(client, shelf, index)
}
