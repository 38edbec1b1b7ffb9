import { useEffect, useSyncExternalStore } from 'react'
import { writePreference } from './cookies.ts'
import { readSaved, writeSaved } from './saved-state.ts'

/** Name of the saved choice, in the browser's storage and as a cookie. */
export const colorSchemeKey = 'colorScheme'

export type ColorScheme = 'light' | 'dark' | 'auto'
const schemes: readonly ColorScheme[] = ['light', 'dark', 'auto']
const chosen = (value: string | null) => schemes.find((one) => one === value) ?? null

/** The saved choice, or `auto` (what the device asks for). */
export const asColorScheme = (value: string | null): ColorScheme => chosen(value) ?? 'auto'

/** Every stylesheet reads the scheme from this attribute of the root element. */
const attribute = 'data-mantine-color-scheme'

export const shownScheme = (): 'light' | 'dark' =>
  document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light'

const show = (scheme: 'light' | 'dark') => document.documentElement.setAttribute(attribute, scheme)

/** For a page whose scheme is `auto`: sets the attribute to the device's scheme before the first paint. */
export const deviceSchemeScript = `document.documentElement.setAttribute('${attribute}',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`

/** Applies a scheme and saves the choice in the browser and as a cookie, so that the server renders the right scheme. */
export function chooseColorScheme(scheme: 'light' | 'dark'): void {
  show(scheme)
  writeSaved(colorSchemeKey, scheme)
  writePreference(colorSchemeKey, scheme)
}

function onChange(tell: () => void): () => void {
  const watch = new MutationObserver(tell)
  watch.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => watch.disconnect()
}

/** The current scheme, for components that draw themselves; `light` on the server. */
export const useShownScheme = (): 'light' | 'dark' => useSyncExternalStore(onChange, shownScheme, () => 'light')

/** Without a choice the scheme follows the device's. */
export function useDeviceScheme(): void {
  useEffect(() => {
    const device = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => {
      if (!readSaved(colorSchemeKey, chosen)) show(device.matches ? 'dark' : 'light')
    }
    device.addEventListener('change', follow)
    return () => device.removeEventListener('change', follow)
  }, [])
}
