import { useSyncExternalStore } from 'react'
import type { savedSearches } from './saved-searches.ts'

const none: readonly string[] = []

/** The latest searches of this browser as query parameters, the newest first; the server renders none. */
export const useSavedSearches = (saved: Pick<ReturnType<typeof savedSearches>, 'list' | 'subscribe'>): readonly string[] =>
  useSyncExternalStore(saved.subscribe, saved.list, () => none)
