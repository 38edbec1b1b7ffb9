import { compareLimit } from '../defaults.ts'
import { addCompared, type Compared } from '../results/compare-list.ts'
import type { FlightItineraryOffer } from './offer.ts'

/** A flight that is being compared. Two with the same `legs` go the same ways. */
export interface Comparable {
  searchId: string
  offerId: string
  /** Cities of each way: `Lagos-London|London-Lagos`. Airports of one city are the same leg, days do not matter. */
  legs: string
}

/** What adding a flight to the comparison says; the words are the specification's (section 5). */
export const compareWords = {
  full: 'Only 4 flights are allowed to compare',
  restarted: 'All flights has to be the same to compare',
} as const

export const legsOf = ({ slices }: Pick<FlightItineraryOffer, 'slices'>): string =>
  slices.map((slice) => `${slice.segments[0]?.fromCity ?? slice.from}-${slice.segments.at(-1)?.toCity ?? slice.to}`).join('|')

export const isSameFlight = (a: Pick<Comparable, 'searchId' | 'offerId'>, b: Pick<Comparable, 'searchId' | 'offerId'>): boolean =>
  a.searchId === b.searchId && a.offerId === b.offerId

/**
 * Adds a flight. One that goes other ways than the rest replaces them all; a fifth is not added; one that is there already changes nothing.
 */
export const addToCompare = <T extends Comparable>(list: readonly T[], flight: T): Compared<T> =>
  addCompared(list, flight, { isSame: isSameFlight, goTogether: (a, b) => a.legs === b.legs })

export const removeFromCompare = <T extends Comparable>(list: readonly T[], flight: Pick<T, 'searchId' | 'offerId'>): T[] =>
  list.filter((one) => !isSameFlight(one, flight))

/** The flights as one text for an address, `search.offer,search.offer`; both ids are free of dots and commas. */
export const toCompareParam = (list: readonly Pick<Comparable, 'searchId' | 'offerId'>[]): string =>
  list.map((one) => `${one.searchId}.${one.offerId}`).join(',')

/** Reads them back, at most four, each once. */
export function fromCompareParam(text: string): { searchId: string; offerId: string }[] {
  const flights = [...new Set(text.split(','))].flatMap((one) => {
    const at = one.indexOf('.')
    return at > 0 && at < one.length - 1 ? { searchId: one.slice(0, at), offerId: one.slice(at + 1) } : []
  })
  return flights.slice(0, compareLimit)
}
