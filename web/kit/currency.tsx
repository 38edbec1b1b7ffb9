import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { defaultCurrency } from '#domain/defaults.ts'
import type { Rate } from '#domain/money.ts'
import { readPreference, writePreference } from './cookies.ts'
import { readSaved, writeSaved } from './saved-state.ts'

/** The currency that prices are shown in, and what one unit of it costs in NGN. */
export type DisplayCurrency = { currency: string; rate: Rate }

export const ownCurrency: DisplayCurrency = { currency: defaultCurrency, rate: '1' }

/** Names of the saved choice, in the browser's storage and as cookies (specification section 9). */
const currencyKey = 'currency'
const rateKey = 'currencyRate'

const asCode = (text: string | null) => (text && /^[A-Z]{3}$/.test(text) ? text : null)
const asRate = (text: string | null) => (text && /^\d{1,12}(\.\d{1,12})?$/.test(text) && Number(text) > 0 ? text : null)

function pair(currency: string | null, rate: Rate | null): DisplayCurrency | null {
  return currency && rate ? { currency, rate: currency === defaultCurrency ? '1' : rate } : null
}

/** What the visitor chose, by the cookies of a request; NGN when nothing usable is there. */
export function currencyOf(request: Request): DisplayCurrency {
  return pair(asCode(readPreference(request, currencyKey)), asRate(readPreference(request, rateKey))) ?? ownCurrency
}

const listeners = new Set<() => void>()

/** Calls back when the choice changes, here or in another tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What storage holds, as one text that changes only when the choice does. */
const savedText = (): string => `${readSaved(currencyKey, String) ?? ''} ${readSaved(rateKey, String) ?? ''}`

function remember({ currency, rate }: DisplayCurrency): void {
  writePreference(currencyKey, currency)
  writePreference(rateKey, rate)
}

/** Saves the choice for this browser and for the server's next rendering. */
function choose(next: DisplayCurrency): void {
  writeSaved(currencyKey, next.currency)
  writeSaved(rateKey, next.rate)
  remember(next)
  for (const listener of listeners) listener()
}

type CurrencyState = DisplayCurrency & { choose(next: DisplayCurrency): void }

const CurrencyContext = createContext<CurrencyState>({ ...ownCurrency, choose })

/** Holds the chosen currency: starts with what the server rendered, then follows the browser's own record. */
export function CurrencyProvider({ initial, children }: { initial: DisplayCurrency; children: ReactNode }) {
  const text = useSyncExternalStore(subscribe, savedText, () => null)
  const state = useMemo(() => {
    const saved = text?.trim() ? pair(readSaved(currencyKey, asCode), readSaved(rateKey, asRate)) : null
    return { ...(saved ?? initial), choose }
  }, [text, initial])

  // Cookies may have been cleared or have run out while the browser still knows the choice.
  useEffect(() => {
    if (text?.trim()) remember(state)
  }, [text, state])

  return <CurrencyContext value={state}>{children}</CurrencyContext>
}

/** The chosen currency, its rate, and how to choose another. */
export function useCurrency(): CurrencyState {
  return use(CurrencyContext)
}
