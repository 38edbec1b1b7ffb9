import { type Preference, readCookie } from '#contract/session/cookies.ts'
import { writeSaved } from '../../../kit/saved-state.ts'

const names: readonly Preference[] = ['currency', 'currencyRate', 'currencyBase', 'stayPrices']

/** What a form of this page chose is a cookie; screens that run read the browser's storage. */
export function savePreferences(): void {
  for (const name of names) {
    const value = readCookie(document.cookie, name, location.protocol === 'https:')
    if (value !== null) writeSaved(name, value)
  }
}

/** A form of how results are shown is sent as soon as it is changed. */
export function sendPreference({ target }: Event): void {
  if (target instanceof Element) target.closest<HTMLFormElement>('form[data-preference]')?.requestSubmit()
}
