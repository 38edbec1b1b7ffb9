import type { TimelineStep } from '../../inventory/stays/prices/cancellation-timeline.ts'
import type { StayQuery } from '../../inventory/stays/prices/stay-query.ts'
import type { PresentedAccommodation } from '../accommodation/present-accommodation.ts'
import type { BookingInput } from './booking-input.ts'

/** `requested` waits for the property; `failed` is its refusal. The vendor's own client has the other two. */
export type BookingStatus = 'requested' | 'confirmed' | 'failed' | 'cancelled'

export interface StoredBooking {
  id: string
  quoteId: string
  listingId: string
  roomIndex: number
  query: StayQuery
  createdAt: string
  status: BookingStatus
  /** The property's later answer, while a request is pending. */
  willConfirm: boolean
  /** The property's own confirmation number; null until it has confirmed. */
  reference: string | null
  confirmedAt: string | null
  cancelledAt: string | null
  totalMinor: number
  /** Paid at booking, in hundredths; from the balance unless by card. */
  paidMinor: number
  paidFrom: 'balance' | 'card'
  timeline: TimelineStep[]
  /** Refunded on cancellation or refusal, in hundredths. */
  refundedMinor: number | null
  /** As in the quote, with the property's contact data. */
  accommodation: PresentedAccommodation
  guests: BookingInput['guests']
  email: string
  phone: string
  specialRequests: string | null
  loyaltyAccount: string | null
  metadata: Record<string, string> | null
  users: string[]
}
