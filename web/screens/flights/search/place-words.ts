import type { Place } from '#contract/places.ts'
import { isMeant } from '#domain/travel/is-meant.ts'

/** Whether a text is a prefix of a place's names. */
export const isPlaceMeant = ({ code, city, name, countryName }: Place, text: string): boolean =>
  isMeant([code, city, name, countryName], text)

/** `Lagos (LOS)`: the field's text once a place is selected. */
export const placeLabel = (place: Place): string => `${place.city} (${place.code})`

/** The message without suggestions. */
export const placeWords = {
  failed: 'Places cannot be looked up now. Type the three-letter code of the airport.',
  none: (query: string) => `No city or airport matches “${query}”.`,
}

/** A place as an option of the list: an airport is indented if its city is listed too. */
export function placeRow(place: Place, listed: readonly Place[]) {
  const isCity = place.kind === 'city'
  const isInset = !isCity && listed.some(({ kind, city }) => kind === 'city' && city === place.city)
  const below = isInset ? place.countryName : `${isCity ? 'All airports' : place.name}, ${place.countryName}`
  return { title: isInset ? place.name : place.city, below, country: place.country, code: place.code, isInset }
}
