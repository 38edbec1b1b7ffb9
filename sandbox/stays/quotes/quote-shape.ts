import type { TimelineStep } from '../../inventory/stays/prices/cancellation-timeline.ts'
import type { Price } from '../../inventory/stays/prices/price-rates.ts'
import type { StayQuery } from '../../inventory/stays/prices/stay-query.ts'
import type { presentQuote } from './create-quote.ts'

/** The stored data of a quote in addition to its answer. */
export interface StoredQuote {
  id: string
  rateId: string
  createdAt: string
  listingId: string
  roomIndex: number
  query: StayQuery
  price: Price
  /** Due at booking, in hundredths. */
  dueNow: number
  timeline: TimelineStep[]
  said: ReturnType<typeof presentQuote>
}
