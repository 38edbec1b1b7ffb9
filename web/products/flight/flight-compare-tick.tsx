import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { CompareTick } from '../compare-tick.tsx'
import { comparedFlights, toCompared } from './compare-list.ts'
import type { FoundIn } from './found-in.ts'

/** A checkbox that adds the flight to the comparison or removes it; `of` is its accessible name. */
export function FlightCompareTick({ offer, foundIn, of }: { offer: PricedFlightOffer; foundIn: FoundIn; of: string }) {
  const flight = { searchId: foundIn.searchId, id: offer.id }
  const isCompared = comparedFlights.useHas(flight)
  const toggle = () => (isCompared ? comparedFlights.remove(flight) : comparedFlights.add(toCompared(offer, foundIn)))
  return <CompareTick isCompared={isCompared} onChange={toggle} of={of} />
}
