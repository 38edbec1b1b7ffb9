import { useSyncExternalStore } from 'react'
import { savedStays, subscribeToStays } from './saved-searches.ts'

const none: readonly string[] = []

/** The latest searches for stays of this browser as query parameters, the newest first; the server renders none. */
export const useSavedStays = (): readonly string[] => useSyncExternalStore(subscribeToStays, savedStays, () => none)
