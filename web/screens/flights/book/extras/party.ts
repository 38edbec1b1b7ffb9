import type { FlightCheckout } from '#contract/products/flight.ts'
import { seated } from '#domain/flights/itinerary.ts'
import type { BaggageAllowance } from '#domain/flights/offer.ts'
import { travellerLabels } from '../traveller-labels.ts'

/** A traveller who can have a seat and bags. */
export interface PartyMember {
  id: string
  /** `Ngozi Okafor`. */
  name: string
  /** `Adult 1`. */
  label: string
  /** The label on their seat: `1`, `2`. */
  mark: string
  baggage: BaggageAllowance
}

export function partyOf({ offer, travellers }: Pick<FlightCheckout, 'offer' | 'travellers'>): PartyMember[] {
  const labels = travellerLabels(offer.passengers)
  return seated(offer.passengers).map((passenger, at) => {
    const label = labels[offer.passengers.indexOf(passenger)] ?? ''
    const person = travellers?.find(({ passengerId }) => passengerId === passenger.id)
    const name = person ? `${person.givenName} ${person.familyName}` : label
    return { id: passenger.id, name, label, mark: `${at + 1}`, baggage: passenger.baggage }
  })
}
