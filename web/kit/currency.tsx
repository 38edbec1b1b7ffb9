import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { readPreference, writePreference } from './cookies.ts'
import {
  asCode,
  asRate,
  baseKey,
  currencyFrom,
  currencyKey,
  type DisplayCurrency,
  displayCurrency,
  ownCurrency,
  rateKey,
  type SavedCurrency,
} from './display-currency.ts'
import { useRegional } from './regional.ts'
import { readSaved, writeSaved } from './saved-state.ts'

/** The visitor's choice, from the cookies of a request; the agency's own currency without a usable one. */
export function currencyOf(request: Request, base: string): DisplayCurrency {
  return currencyFrom((name) => readPreference(request, name), base)
}

const listeners = new Set<() => void>()

/** Calls back when the choice changes, in this or another tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const readChoice = (): SavedCurrency => ({
  currency: readSaved(currencyKey, asCode),
  rate: readSaved(rateKey, asRate),
  base: readSaved(baseKey, asCode),
})

/** The stored choice as one text, which changes only with the choice. */
const savedText = (): string => [currencyKey, rateKey, baseKey].map((key) => readSaved(key, String) ?? '').join(' ')

function writeCookies({ currency, rate }: DisplayCurrency, base: string): void {
  writePreference(currencyKey, currency)
  writePreference(rateKey, rate)
  writePreference(baseKey, base)
}

/** Saves the choice for this browser and for the server's next rendering. */
function save(next: DisplayCurrency, base: string): void {
  writeSaved(currencyKey, next.currency)
  writeSaved(rateKey, next.rate)
  writeSaved(baseKey, base)
  writeCookies(next, base)
  for (const listener of listeners) listener()
}

type CurrencyState = DisplayCurrency & {
  /** The agency's currency, from which prices are converted. */
  base: string
  choose(next: DisplayCurrency): void
}

const stateOf = (shown: DisplayCurrency, base: string): CurrencyState => ({ ...shown, base, choose: (next) => save(next, base) })

const CurrencyContext = createContext<CurrencyState | null>(null)

/** Provides the chosen currency: starts with what the server rendered, then follows the browser's storage. */
export function CurrencyProvider({ initial, children }: { initial: DisplayCurrency | undefined; children: ReactNode }) {
  const { currency: base } = useRegional()
  const text = useSyncExternalStore(subscribe, savedText, () => null)
  const state = useMemo(() => {
    const chosen = text?.trim() ? displayCurrency(readChoice(), base) : null
    return stateOf(chosen ?? initial ?? ownCurrency(base), base)
  }, [text, initial, base])

  // Cookies may have been cleared or have expired while the browser's storage still has the choice.
  useEffect(() => {
    if (text?.trim()) writeCookies(state, base)
  }, [text, state, base])

  return <CurrencyContext value={state}>{children}</CurrencyContext>
}

/** The chosen currency, its rate, the agency's own, and `choose`. */
export function useCurrency(): CurrencyState {
  const { currency: base } = useRegional()
  return use(CurrencyContext) ?? stateOf(ownCurrency(base), base)
}
