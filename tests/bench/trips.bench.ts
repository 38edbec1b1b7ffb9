import { coupleOfTrip } from '../trips/book-trip.ts'
import { atMost, type Measure } from './measure.ts'
import { findShelf } from './product/check-out.ts'
import { openProduct } from './product/open-product.ts'
import { quantile } from './spread.ts'

const ITEMS = 10
/** Milliseconds until the supplier's responses about the items: the slowest is the last. */
const latencies = Array.from({ length: ITEMS }, (_, at) => 30 * (at + 1))
const SLOWEST = 30 * ITEMS
const REVIEWS = 20

/** A trip of ten items whose prices are all checked at their supplier before it is paid. */
export const trips: Measure = {
  name: 'trips',
  lines: {
    review: {
      id: '',
      what: `trip of ${ITEMS} items, review beyond its slowest item (${SLOWEST} ms), p50`,
      unit: 'ms',
      must: atMost(50),
    },
  },
  async open() {
    const opened = await openProduct({ engine: 'postgres', latencies: [0], offersEach: ITEMS, offerLatencies: latencies })
    const { owner } = opened
    const { searchId, offers } = await findShelf(owner)
    const { id: tripId } = await owner.call('POST', '/planned-trips', { name: 'Ten flights' })
    for (const { id: offerId } of offers.slice(0, ITEMS))
      await owner.call('POST', '/planned-items', { tripId, choice: { product: 'flight', searchId, offerId } })
    const { id } = await owner.call('POST', '/trip-checkouts', { tripId })
    const contact = { email: 'adaeze@example.com', phone: '+2348031234567' }
    await owner.call('PUT', `/trip-checkouts/${id}/people`, { people: coupleOfTrip.slice(0, 1), contact, answers: [] })
    return {
      async round() {
        const times: number[] = []
        for (let at = 0; at < REVIEWS; at += 1) {
          const started = performance.now()
          await owner.call('POST', `/trip-checkouts/${id}/review`)
          times.push(performance.now() - started)
        }
        return [{ line: 'review', value: quantile(times, 0.5) - SLOWEST }]
      },
      close: () => opened.close(),
    }
  },
}
