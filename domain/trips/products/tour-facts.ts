import type { SupplierTourOffer } from '../../tours/tour-offer.ts'
import { momentAt, noFacts, partyOf, type TripFacts } from '../trip-facts.ts'

/** Minutes of a tour whose end is unknown. */
const USUAL_MINUTES = 120

/** A tour at a time, and its participants. One with opening hours is visited at any time, so it has none. */
export function tourFacts({ tour, day, time, endDay, endTime, adults, children }: SupplierTourOffer): TripFacts {
  const party = partyOf(day, { adults, ages: children })
  if (time === null) return { ...noFacts, party }
  const { city, latitude, longitude, zone } = tour
  const starts = momentAt(`${day}T${time}:00`, zone)
  const ends = endTime ? momentAt(`${endDay}T${endTime}:00`, zone) : { ...starts, at: starts.at + USUAL_MINUTES * 60_000 }
  return { ...noFacts, visits: [{ place: { name: city, latitude, longitude, airport: null }, starts, ends }], party }
}
