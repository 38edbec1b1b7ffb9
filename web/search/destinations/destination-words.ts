import type { Destination } from '#domain/stays/search.ts'
import { isMeant } from '#domain/travel/is-meant.ts'

/** A place with its group title in the list. */
export interface Suggested {
  place: Destination
  group: string
}

const groups: Record<Destination['kind'], string> = {
  city: 'Cities',
  landmark: 'Landmarks',
  airport: 'Airports',
  property: 'Properties',
  map: 'On the map',
}
const order = Object.keys(groups)

export const suggested = (place: Destination): Suggested => ({ place, group: groups[place.kind] })

const keyOf = ({ kind, latitude, longitude }: Destination) => `${kind} ${latitude} ${longitude}`

/** Results for a text, by kind; the best match comes first with its kind. */
export function byKind(found: readonly Destination[]): Suggested[] {
  const best = found[0]?.kind
  const ordered = found.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return [...ordered.filter(({ kind }) => kind === best), ...ordered.filter(({ kind }) => kind !== best)].map(suggested)
}

/** Suggestions for an empty field: the recent and the popular places. */
export function untyped(recent: readonly Destination[], popular: readonly Destination[]): Suggested[] {
  const known = new Set(recent.map(keyOf))
  return [
    ...recent.map((place) => ({ place, group: 'Recent' })),
    ...popular.filter((place) => !known.has(keyOf(place))).map((place) => ({ place, group: 'Popular' })),
  ]
}

/** Whether a text is a prefix of a place's names. */
export const isDestinationMeant = ({ id, name, context }: Destination, text: string): boolean =>
  isMeant([name, context, id.startsWith('airport:') ? id.slice('airport:'.length) : ''], text)

/** The field's text once a place is selected. */
export const destinationLabel = ({ name, context }: Destination): string => (context ? `${name}, ${context}` : name)

/** The message without suggestions. */
export const destinationWords = {
  failed: 'Places cannot be looked up now. Try again in a moment, or choose a point on the map.',
  none: (query: string) => `No city, landmark or property matches “${query}”.`,
}
