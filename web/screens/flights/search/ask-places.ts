import type { Place } from '#contract/places.ts'
import { isMeant } from '#domain/travel/is-meant.ts'
import { loadApi } from '../../../api.ts'
import type { Ask } from '../../../search/suggestions.ts'

/** Cities and airports for a text. */
export const askPlaces: Ask<Place> = async (query, limit, signal) =>
  (await loadApi()).places.suggest({ query, limit }, signal ? { signal } : {})

/** Whether a text begins the names of a place. */
export const isPlaceMeant = ({ code, city, name, countryName }: Place, text: string): boolean =>
  isMeant([code, city, name, countryName], text)

/** `Lagos (LOS)`: what stands in the field once a place is chosen. */
export const placeLabel = (place: Place): string => `${place.city} (${place.code})`
