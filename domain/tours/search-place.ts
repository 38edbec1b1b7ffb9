import { quoted } from '../quoted.ts'

/** The parameters for the place of a search for tours, and the filters that depend on it. */
export const tourPlace = {
  place: ['at'],
  ofPlace: ['query', 'minPrice', 'maxPrice', 'destination', 'attractions', 'date'],
}

/** The message for a text or an id without a place. */
export const unknownTourPlace = (text: string): string => `${quoted(text)} is not a city or landmark we know.`
