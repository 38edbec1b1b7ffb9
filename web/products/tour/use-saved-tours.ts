import { useSyncExternalStore } from 'react'
import { savedTours, subscribeToTours } from './saved-searches.ts'

const none: readonly string[] = []

/** The latest searches for tours of this browser as query parameters, the newest first; the server renders none. */
export const useSavedTours = (): readonly string[] => useSyncExternalStore(subscribeToTours, savedTours, () => none)
