import type { Place } from '#contract/places.ts'
import { loadApi } from '../../../api.ts'
import type { Ask } from '../../../search/suggestions.ts'

/** Cities and airports that match a text. */
export const askPlaces: Ask<Place> = async (query, limit, signal) =>
  (await loadApi()).places.suggest({ query, limit }, signal ? { signal } : {})
