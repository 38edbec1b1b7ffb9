import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Rate } from '#domain/money.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { readSaved, writeSaved } from './saved-state.ts'

/** The currency that prices are shown in, and what one unit of it costs in NGN. */
export type DisplayCurrency = { currency: string; rate: Rate }

export const defaultCurrency: DisplayCurrency = { currency: 'NGN', rate: '1' }

const currencyKey = 'currency'
const rateKey = 'currencyRate'

const asCode = (text: string | null) => (text && /^[A-Z]{3}$/.test(text) ? text : null)
const asRate = (text: string | null) => (text && /^\d{1,12}(\.\d{1,12})?$/.test(text) && Number(text) > 0 ? text : null)

function pair(currency: string | null, rate: Rate | null): DisplayCurrency | null {
  return currency && rate ? { currency, rate: currency === 'NGN' ? '1' : rate } : null
}

/** What the visitor chose, from the `cookie` header; NGN when nothing usable is there. */
export function currencyFromCookies(header: string | null): DisplayCurrency {
  return pair(asCode(readCookie(header, currencyKey)), asRate(readCookie(header, rateKey))) ?? defaultCurrency
}

type CurrencyState = DisplayCurrency & { choose(next: DisplayCurrency): void }

const CurrencyContext = createContext<CurrencyState>({ ...defaultCurrency, choose() {} })

/** Holds the chosen currency: starts with what the server rendered, then follows the browser's own record. */
export function CurrencyProvider({ initial, children }: { initial: DisplayCurrency; children: ReactNode }) {
  const [chosen, setChosen] = useState(initial)

  useEffect(() => {
    const saved = pair(readSaved(currencyKey, asCode), readSaved(rateKey, asRate))
    if (!saved) return
    writeCookie(currencyKey, saved.currency)
    writeCookie(rateKey, saved.rate)
    setChosen((now) => (now.currency === saved.currency && now.rate === saved.rate ? now : saved))
  }, [])

  const choose = useCallback((next: DisplayCurrency) => {
    for (const [key, value] of [
      [currencyKey, next.currency],
      [rateKey, next.rate],
    ] as const) {
      writeSaved(key, value)
      writeCookie(key, value)
    }
    setChosen(next)
  }, [])

  const state = useMemo(() => ({ ...chosen, choose }), [chosen, choose])
  return <CurrencyContext value={state}>{children}</CurrencyContext>
}

/** The chosen currency, its rate, and how to choose another. */
export function useCurrency(): CurrencyState {
  return use(CurrencyContext)
}
