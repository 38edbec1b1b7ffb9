import { ageOn } from '../../dates.ts'
import type { FlightItineraryOffer } from '../offer.ts'
import type { FlightSearch } from '../search.ts'

interface Person {
  type: 'ADT' | 'CHD' | 'INF'
  /** `2014-11-22` */
  bornOn: string
}

/** The search that finds the journey of an itinerary again, for these people. Null where no adult is left for them, or no lap for each infant. */
export function searchAgain({ slices }: Pick<FlightItineraryOffer, 'slices'>, people: readonly Person[]): FlightSearch | null {
  const [first, ...more] = slices.map(({ from, to, departsAt }) => ({ from, to, depart: departsAt.slice(0, 10) }))
  const adults = people.filter(({ type }) => type === 'ADT').length
  const infants = people.filter(({ type }) => type === 'INF').length
  if (!first || adults === 0 || infants > adults) return null
  const [back, ...others] = more
  const isReturn = back?.from === first.to && back.to === first.from && others.length === 0
  const lastDay = (more.at(-1) ?? first).depart
  const many = more.length > 0 ? 'multi-city' : 'one-way'
  return {
    ...first,
    trip: isReturn ? 'round-trip' : many,
    return: isReturn ? back.depart : null,
    more: isReturn ? [] : more,
    adults,
    children: people.flatMap(({ type, bornOn }) => (type === 'CHD' ? ageOn(bornOn, lastDay) : [])),
    infants,
    cabin: slices[0]?.segments[0]?.cabin ?? 'economy',
    directOnly: false,
    flexibleDates: false,
    dealCode: null,
    corporateCode: null,
  }
}
