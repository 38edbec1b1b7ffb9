import { loadApi } from '../../../api.ts'
import { byKind, type Suggested, untyped } from '../../../search/destinations/destination-words.ts'
import type { Ask } from '../../../search/suggestions.ts'
import { withTours } from './with-tours.ts'
import { recentPlaces } from './recent-places.ts'

/** More than are shown, because properties are left out. */
export const SPARE = 8

/** Cities and landmarks that match a text, by kind; without a text the recent and the popular places. */
export const askDestinations: Ask<Suggested> = async (query, limit, signal) => {
  const found = withTours(await (await loadApi()).stays.suggest({ query, limit: limit + SPARE }, signal ? { signal } : {}))
  return query === '' ? untyped(recentPlaces(), found) : byKind(found)
}
