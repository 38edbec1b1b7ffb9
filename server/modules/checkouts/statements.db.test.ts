import { expect, test } from 'vitest'
import { lastTravelDay } from '#domain/flights/journey.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import { oneAdultToAbuja, payment, search } from '#tests/book-flight.ts'
import { countRoundTrips } from '#tests/count-round-trips.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner } = await openOwner()

const { asked, reset } = countRoundTrips(t.system.db.$client)

/** The six requests of a sale, as the screens make them, and the database statements of each. */
async function checkOut(offer: number, method: 'wallet' | 'card') {
  const found = await search(owner, oneAdultToAbuja)
  const counts: Record<string, { statements: number; roundTrips: number }> = {}
  const call = async (step: string, ...request: Parameters<typeof owner.call>) => {
    reset()
    const { status, body } = await owner.call(...request)
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    counts[step] = { ...asked }
    return body
  }
  const offerId = found.offers[offer]?.id
  const { id } = await call('open', 'POST', '/checkouts', { product: 'flight', searchId: found.searchId, offerId })
  const { offer: chosen } = await call('review', 'POST', `/checkouts/${id}/review`)
  const travellers = chosen.passengers.map((passenger: Parameters<typeof demoTraveller>[0], at: number) =>
    demoTraveller(passenger, at, lastTravelDay(oneAdultToAbuja)),
  )
  const contact = { email: 'ngozi@example.com', phone: '+2348031234567' }
  await call('travellers', 'PUT', `/checkouts/${id}/travellers`, { travellers, contact })
  const checkout = await call('read', 'GET', `/checkouts/${id}`)
  const { orderId } = await call('pay', 'POST', `/checkouts/${id}/pay`, payment(checkout, method))
  await call('order', 'GET', `/orders/${orderId}`)
  const sum = (what: 'statements' | 'roundTrips') => Object.values(counts).reduce((all, one) => all + one[what], 0)
  return { counts, statements: sum('statements'), roundTrips: sum('roundTrips') }
}

/**
 * Six requests, each of which reads the session in its own round trip. Before statements were sent together there were 72 round trips by wallet and
 * 76 by card.
 */
const most = { wallet: { pay: 20, roundTrips: 20 }, card: { pay: 30, roundTrips: 30 } }

test.each(['wallet', 'card'] as const)('a checkout paid by %s needs no more database round trips than before', async (method) => {
  await checkOut(0, method)
  const { counts, roundTrips } = await checkOut(1, method)
  expect(counts.pay?.statements, JSON.stringify(counts)).toBeLessThanOrEqual(most[method].pay)
  expect(roundTrips, JSON.stringify(counts)).toBeLessThanOrEqual(most[method].roundTrips)
})
