import type { Destination } from '#domain/stays/search.ts'
import { loadApi } from '../../../api.ts'
import { savedStays } from '../../../products/stay/saved-searches.ts'
import type { Ask } from '../../../search/suggestions.ts'
import { byKind, type Suggested, untyped } from '../../../search/destinations/destination-words.ts'
import { draftFrom } from './stay-draft.ts'

/** This browser's recent places. */
const recentPlaces = (): Destination[] =>
  savedStays.list().flatMap((query) => draftFrom(new URLSearchParams(query), '').destination ?? [])

/** Cities, landmarks, airports and properties that match a text, by kind; without a text the recent and the popular places. */
export const askDestinations: Ask<Suggested> = async (query, limit, signal) => {
  const found = await (await loadApi()).stays.suggest({ query, limit: limit + 2 }, signal ? { signal } : {})
  return query === '' ? untyped(recentPlaces(), found) : byKind(found)
}
