import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FlightSlice } from '#domain/flights/offer.ts'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { SliceSummary } from './slice-summary.tsx'

/** Lagos to London with a change of airport: arrives at `via` at 10:30 and departs from `next` at 14:40. */
function changing(via: string, next: string): FlightSlice {
  const [slice] = pricedOffer('o', 1, { legs: [{ flight: '412', departs: '2026-12-10T10:30:00', minutes: 380, via }] }).slices
  const [first, second] = slice?.segments ?? []
  if (!slice || !first || !second) throw new Error('no connection')
  return { ...slice, segments: [first, { ...second, from: next, departsAt: '2026-12-10T14:40:00' }] }
}
const words = (slice: FlightSlice) => renderToStaticMarkup(<SliceSummary slice={slice} />).replaceAll(/<[^>]+>/g, ' ')

test('a card states that the traveller changes airports without help, with the bags, and the time for it', () => {
  expect(words(changing('CDG', 'ORY'))).toContain('Self-transfer: CDG to ORY with your bags, 4\u00a0h\u00a010\u00a0min')
})

test('a connection at one airport is no self-transfer', () => {
  expect(words(changing('CDG', 'CDG'))).not.toContain('Self-transfer')
})
