import type { Place } from '#contract/places.ts'
import { isMeant } from '#domain/travel/is-meant.ts'

/** Whether a text begins the names of a place. */
export const isPlaceMeant = ({ code, city, name, countryName }: Place, text: string): boolean =>
  isMeant([code, city, name, countryName], text)

/** `Lagos (LOS)`: what stands in the field once a place is chosen. */
export const placeLabel = (place: Place): string => `${place.city} (${place.code})`

/** What is said where there is nothing to choose from. */
export const placeWords = {
  failed: 'Places cannot be looked up now. Type the three-letter code of the airport.',
  none: (query: string) => `No city or airport matches “${query}”.`,
}

/** A place as a line of the list: an airport is set in under its city where that is listed, too. */
export function placeRow(place: Place, listed: readonly Place[]) {
  const isCity = place.kind === 'city'
  const isInset = !isCity && listed.some(({ kind, city }) => kind === 'city' && city === place.city)
  const below = isInset ? place.countryName : `${isCity ? 'All airports' : place.name}, ${place.countryName}`
  return { title: isInset ? place.name : place.city, below, country: place.country, code: place.code, isInset }
}
