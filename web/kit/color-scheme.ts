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

/** Every stylesheet reads the scheme from this attribute of the document's element. */
const attribute = 'data-mantine-color-scheme'

export const shownScheme = (): 'light' | 'dark' =>
  document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light'

const show = (scheme: 'light' | 'dark') => document.documentElement.setAttribute(attribute, scheme)

/** Of a page whose scheme is `auto`: sets the attribute to what the device asks for before anything is drawn. */
export const deviceSchemeScript = `document.documentElement.setAttribute('${attribute}',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`

/** Shows a scheme, and keeps the choice in the browser and as a cookie, so that the server renders the right scheme at once. */
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

/** The scheme that is shown, for what draws by itself; `light` on the server. */
export const useShownScheme = (): 'light' | 'dark' => useSyncExternalStore(onChange, shownScheme, () => 'light')

/** While nobody has chosen, the scheme is the device's, also when that changes. */
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
