import { loadApi } from '../../../api.ts'
import type { Ask } from '../../../search/suggestions.ts'
import { byKind, type Suggested, untyped } from '../../../search/destinations/destination-words.ts'
import { recentPlaces } from './recent-places.ts'

/** Cities, landmarks, airports and properties that match a text, by kind; without a text the recent and the popular places. */
export const askDestinations: Ask<Suggested> = async (query, limit, signal) => {
  const found = await (await loadApi()).stays.suggest({ query, limit: limit + 2 }, signal ? { signal } : {})
  return query === '' ? untyped(recentPlaces(), found) : byKind(found)
}
