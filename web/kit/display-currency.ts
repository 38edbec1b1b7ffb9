import { defaultCurrency } from '#domain/defaults.ts'
import type { Rate } from '#domain/money/money.ts'

/** The currency in which prices are shown, and the price of one unit of it in the agency's currency. */
export type DisplayCurrency = { currency: string; rate: Rate }

/** Prices in the agency's currency. */
export const ownCurrency = (base: string): DisplayCurrency => ({ currency: base, rate: '1' })

/** Names of the saved choice, in the browser's storage and as cookies (specification section 9), and the base currency of its rate. */
export const currencyKey = 'currency'
export const rateKey = 'currencyRate'
export const baseKey = 'currencyBase'

export const asCode = (text: string | null) => (text && /^[A-Z]{3}$/.test(text) ? text : null)
export const asRate = (text: string | null) => (text && /^\d{1,12}(\.\d{1,12})?$/.test(text) && Number(text) > 0 ? text : null)

export interface SavedCurrency {
  currency: string | null
  rate: Rate | null
  base: string | null
}

/** A saved choice at an agency that sells in `base`; null if its rate is for another base currency. */
export function displayCurrency(saved: SavedCurrency, base: string): DisplayCurrency | null {
  const { currency, rate } = saved
  if (currency === base) return ownCurrency(base)
  return currency && rate && (saved.base ?? defaultCurrency) === base ? { currency, rate } : null
}

/** The currency that a visitor chose, from the saved values of the three names; the agency's own without usable values. */
export const currencyFrom = (
  read: (name: typeof currencyKey | typeof rateKey | typeof baseKey) => string | null,
  base: string,
): DisplayCurrency =>
  displayCurrency({ currency: asCode(read(currencyKey)), rate: asRate(read(rateKey)), base: asCode(read(baseKey)) }, base) ??
  ownCurrency(base)
