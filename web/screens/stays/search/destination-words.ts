import type { Destination } from '#domain/stays/search.ts'
import { isMeant } from '#domain/travel/is-meant.ts'

/** A place with what stands over it in the list. */
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

/** What is found for a text, by kind; what fits best leads, and its kind with it. */
export function byKind(found: readonly Destination[]): Suggested[] {
  const best = found[0]?.kind
  const ordered = found.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return [...ordered.filter(({ kind }) => kind === best), ...ordered.filter(({ kind }) => kind !== best)].map(suggested)
}

/** What is offered before anything is typed: the places looked for lately, and the popular ones. */
export function untyped(recent: readonly Destination[], popular: readonly Destination[]): Suggested[] {
  const known = new Set(recent.map(keyOf))
  return [
    ...recent.map((place) => ({ place, group: 'Recent' })),
    ...popular.filter((place) => !known.has(keyOf(place))).map((place) => ({ place, group: 'Popular' })),
  ]
}

/** Whether a text begins the names of a place. */
export const isDestinationMeant = ({ id, name, context }: Destination, text: string): boolean =>
  isMeant([name, context, id.startsWith('airport:') ? id.slice('airport:'.length) : ''], text)

/** What stands in the field once a place is chosen. */
export const destinationLabel = ({ name, context }: Destination): string => (context ? `${name}, ${context}` : name)

/** What is said where there is nothing to choose from. */
export const destinationWords = {
  failed: 'Places cannot be looked up now. Try again in a moment, or choose a point on the map.',
  none: (query: string) => `No city, landmark or property matches “${query}”.`,
}
