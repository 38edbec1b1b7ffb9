import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { CompareTick } from '../compare-tick.tsx'
import { compareFlight, stopComparing, toCompared, useIsCompared } from './compare-list.ts'
import type { FoundIn } from './found-in.ts'

/** Takes a flight into the comparison, or out of it; `of` names it. */
export function FlightCompareTick({ offer, foundIn, of }: { offer: PricedFlightOffer; foundIn: FoundIn; of: string }) {
  const flight = { searchId: foundIn.searchId, offerId: offer.id }
  const isCompared = useIsCompared(flight)
  const toggle = () => (isCompared ? stopComparing(flight) : compareFlight(toCompared(offer, foundIn)))
  return <CompareTick isCompared={isCompared} onChange={toggle} of={of} />
}
