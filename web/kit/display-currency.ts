import { defaultCurrency } from '#domain/defaults.ts'
import type { Rate } from '#domain/money/money.ts'

/** The currency that prices are shown in, and what one unit of it costs in the agency's. */
export type DisplayCurrency = { currency: string; rate: Rate }

/** Prices as the agency sells. */
export const ownCurrency = (base: string): DisplayCurrency => ({ currency: base, rate: '1' })

/** Names of the saved choice, in the browser's storage and as cookies (specification section 9), and the currency that its rate is told in. */
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

/** A saved choice at an agency that sells in `base`; null where its rate is told in another agency's currency. */
export function displayCurrency(saved: SavedCurrency, base: string): DisplayCurrency | null {
  const { currency, rate } = saved
  if (currency === base) return ownCurrency(base)
  return currency && rate && (saved.base ?? defaultCurrency) === base ? { currency, rate } : null
}

/** The currency that a visitor chose, by the saved values of the three names; the agency's own when nothing usable is there. */
export const currencyFrom = (
  read: (name: typeof currencyKey | typeof rateKey | typeof baseKey) => string | null,
  base: string,
): DisplayCurrency =>
  displayCurrency({ currency: asCode(read(currencyKey)), rate: asRate(read(rateKey)), base: asCode(read(baseKey)) }, base) ??
  ownCurrency(base)
