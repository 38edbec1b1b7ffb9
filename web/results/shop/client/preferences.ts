import { type Preference, readCookie } from '#contract/session/cookies.ts'
import { writeSaved } from '../../../kit/saved-state.ts'

const names: readonly Preference[] = ['currency', 'currencyRate', 'currencyBase', 'stayPrices']

/** A choice in a form of this page is a cookie; hydrated screens read the browser's storage. */
export function savePreferences(): void {
  for (const name of names) {
    const value = readCookie(document.cookie, name, location.protocol === 'https:')
    if (value !== null) writeSaved(name, value)
  }
}

/** A form of display options is submitted on change. */
export function sendPreference({ target }: Event): void {
  if (target instanceof Element) target.closest<HTMLFormElement>('form[data-preference]')?.requestSubmit()
}
