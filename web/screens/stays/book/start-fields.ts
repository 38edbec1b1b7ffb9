import type { StayCheckout, TypedSoFar } from '#contract/checkouts.ts'
import { joinTexts } from '../../../products/checkout/long-texts.ts'
import type { StartSource } from '../../../products/checkout/people-form.tsx'
import { fillGuests } from './read-guests.ts'
import type { GuestSeat } from './seats.ts'

type Fields = Record<string, string>

/** What the guests' form holds at first: what was typed here, else what was saved here, else what an earlier checkout of the journey had. */
export function startFields(
  { guests, contact, requests, loyaltyNumber }: StayCheckout,
  { draft, earlier }: TypedSoFar,
  seats: readonly GuestSeat[],
): { start: Fields; source: StartSource } {
  if (draft) return { start: joinTexts(draft), source: 'draft' }
  if (guests && contact) return { start: fillGuests({ guests, contact, requests, loyaltyNumber }, seats), source: 'saved' }
  if (earlier?.draft) return { start: joinTexts(earlier.draft), source: 'earlier' }
  if (!earlier?.guests || !earlier.contact) return { start: {}, source: null }
  const people = { guests: earlier.guests, contact: earlier.contact, requests: '', loyaltyNumber: null }
  return { start: fillGuests(people, seats), source: 'earlier' }
}
