import type { Destination } from '#domain/stays/search.ts'
import { isMeant } from '#domain/travel/is-meant.ts'
import { loadApi } from '../../../api.ts'
import { savedStays } from '../../../products/stay/saved-searches.ts'
import type { Ask } from '../../../search/suggestions.ts'
import { draftFrom } from './stay-draft.ts'

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

/** Where this browser looked for stays lately. */
const recentPlaces = (): Destination[] =>
  savedStays().flatMap((query) => draftFrom(new URLSearchParams(query), '').destination ?? [])

export const suggested = (place: Destination): Suggested => ({ place, group: groups[place.kind] })

const keyOf = ({ kind, latitude, longitude }: Destination) => `${kind} ${latitude} ${longitude}`

/** Cities, landmarks, airports and houses for a text, by kind; without a text the places looked for lately and the popular ones. */
export const askDestinations: Ask<Suggested> = async (query, limit, signal) => {
  const found = await (await loadApi()).stays.suggest({ query, limit: limit + 2 }, signal ? { signal } : {})
  if (query !== '') {
    const byKind = found.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    // What fits best leads, and its kind with it.
    const best = found[0]?.kind
    return [...byKind.filter(({ kind }) => kind === best), ...byKind.filter(({ kind }) => kind !== best)].map(suggested)
  }
  const recent = recentPlaces()
  const known = new Set(recent.map(keyOf))
  return [
    ...recent.map((place) => ({ place, group: 'Recent' })),
    ...found.filter((place) => !known.has(keyOf(place))).map((place) => ({ place, group: 'Popular' })),
  ]
}

/** Whether a text begins the names of a place. */
export const isDestinationMeant = ({ id, name, context }: Destination, text: string): boolean =>
  isMeant([name, context, id.startsWith('airport:') ? id.slice('airport:'.length) : ''], text)

/** What stands in the field once a place is chosen. */
export const destinationLabel = ({ name, context }: Destination): string => (context ? `${name}, ${context}` : name)
