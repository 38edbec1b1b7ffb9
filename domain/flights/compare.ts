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

/** A flight of a comparison as an address names it. */
export interface ComparedOffer {
  searchId: string
  offerId: string
  /** The price it was ticked at, in minor units of the selling currency; null where a link names none. */
  seen: number | null
}

/** The flights as one text for an address, `search.offer.255865834,search.offer`; both ids are free of dots and commas. */
export const toCompareParam = (
  list: readonly (Pick<ComparedOffer, 'searchId' | 'offerId'> & Partial<Pick<ComparedOffer, 'seen'>>)[],
): string => list.map(({ searchId, offerId, seen }) => [searchId, offerId, ...(seen == null ? [] : [seen])].join('.')).join(',')

/** Reads them back, at most four, each once. */
export function fromCompareParam(text: string): ComparedOffer[] {
  const flights = new Map<string, ComparedOffer>()
  for (const one of text.split(',')) {
    const [searchId = '', offerId = '', seen = ''] = one.split('.')
    const key = `${searchId}.${offerId}`
    if (searchId && offerId && !flights.has(key))
      flights.set(key, { searchId, offerId, seen: /^\d{1,15}$/.test(seen) ? Number(seen) : null })
  }
  return [...flights.values()].slice(0, compareLimit)
}
