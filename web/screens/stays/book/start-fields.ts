import type { TypedSoFar } from '#contract/checkouts/typed-so-far.ts'
import type { StayCheckout } from '#contract/products/stay.ts'
import { isOf } from '#domain/is-of.ts'
import { joinTexts } from '../../../products/checkout/long-texts.ts'
import type { StartSource } from '../../../products/checkout/people-form.tsx'
import { fillGuests } from './read-guests.ts'
import { guestSeats } from './seats.ts'

type Fields = Record<string, string>

/** The form's fields of the saved guests; null before any were saved. */
export const savedFields = ({ guests, contact, requests, loyaltyNumber, search }: StayCheckout): Fields | null =>
  guests && contact && fillGuests({ guests, contact, requests, loyaltyNumber }, guestSeats(search.rooms))

/** The initial values of the guests' form: what was typed here, else what was saved here, else what an earlier checkout of the journey had. */
export function startFields(checkout: StayCheckout, { draft, earlier }: TypedSoFar): { start: Fields; source: StartSource } {
  if (draft) return { start: joinTexts(draft), source: 'draft' }
  const saved = savedFields(checkout)
  if (saved) return { start: saved, source: 'saved' }
  if (earlier?.draft) return { start: joinTexts(earlier.draft), source: 'earlier' }
  if (!earlier || !isOf('stay', earlier) || !earlier.guests || !earlier.contact) return { start: {}, source: null }
  const people = { guests: earlier.guests, contact: earlier.contact, requests: '', loyaltyNumber: null }
  return { start: fillGuests(people, guestSeats(checkout.search.rooms)), source: 'earlier' }
}
