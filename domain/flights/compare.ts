import { compareLimit } from '../defaults.ts'
import type { FlightItineraryOffer } from './offer.ts'

/** The messages for adding a flight to the comparison, as in the specification (section 5). */
export const compareWords = {
  full: 'Only 4 flights are allowed to compare',
  restarted: 'All flights has to be the same to compare',
} as const

/** The cities of each slice, `Lagos-London|London-Lagos`: flights with the same ones are compared. Airports of one city are the same, days do not matter. */
export const legsOf = ({ slices }: Pick<FlightItineraryOffer, 'slices'>): string =>
  slices.map((slice) => `${slice.segments[0]?.fromCity ?? slice.from}-${slice.segments.at(-1)?.toCity ?? slice.to}`).join('|')

/** A flight of a comparison in an address. */
export interface ComparedOffer {
  searchId: string
  offerId: string
  /** The price at which it was selected, in minor units of the selling currency; null if a link has none. */
  seen: number | null
}

/** The flights as one text for an address, `search.offer.255865834,search.offer`; both ids contain no dots and commas. */
export const toCompareParam = (
  list: readonly (Pick<ComparedOffer, 'searchId' | 'offerId'> & Partial<Pick<ComparedOffer, 'seen'>>)[],
): string => list.map(({ searchId, offerId, seen }) => [searchId, offerId, ...(seen == null ? [] : [seen])].join('.')).join(',')

/** Reads them back, at most four, each once. An address may name several in one text, or in one each. */
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
