import {
  isMantineColorScheme,
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core'
import { writePreference } from './cookies.ts'
import { readSaved } from './saved-state.ts'

/** Name of the saved choice, in the browser's storage and as a cookie. */
export const colorSchemeKey = 'colorScheme'

const asSaved = (text: string) => (isMantineColorScheme(text) ? text : null)

/** Keeps the choice in the browser and as a cookie, so that the server renders the right scheme at once. */
export function colorSchemeManager(): MantineColorSchemeManager {
  const stored = localStorageColorSchemeManager({ key: colorSchemeKey })
  return {
    ...stored,
    get: (usual) => (typeof window === 'undefined' ? null : readSaved(colorSchemeKey, asSaved)) ?? usual,
    set(scheme) {
      stored.set(scheme)
      writePreference(colorSchemeKey, scheme)
    },
  }
}

/** The saved choice, or `auto` (what the device asks for). */
export function asColorScheme(value: string | null): MantineColorScheme {
  return isMantineColorScheme(value) ? value : 'auto'
}
