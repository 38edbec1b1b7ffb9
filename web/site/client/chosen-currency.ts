import type { Preference } from '#contract/session/cookies.ts'
import { type Money, minorDigits } from '#domain/money/money.ts'
import { englishStyle, numbersOf } from '#domain/numbers.ts'
import { readSaved } from '../../kit/saved-state.ts'

interface Chosen {
  currency: string
  /** The agency's currency, and the price of one unit of the chosen one in it. */
  base: string
  rate: number
}

/** The visitor's currency at this agency; null for the agency's own. */
function readChosen(): Chosen | null {
  const saved = (name: Preference) => readSaved(name, (text) => text) ?? ''
  const [currency, base, rate] = [saved('currency'), saved('currencyBase'), Number(saved('currencyRate'))]
  return /^[A-Z]{3}$/.test(currency) && currency !== base && rate > 0 ? { currency, base, rate } : null
}

/** Formats amounts as the server does, in the agency's number format if it is not that of the specification. */
export const written = (money: Money): string =>
  numbersOf({ ...englishStyle, ...JSON.parse(document.documentElement.dataset.numbers ?? '{}') }).money(money)

/**
 * Prices of a shared page are in the agency's currency. A visitor's own currency is applied in the browser (formatted as in kit/money.tsx). A rate of
 * another agency is ignored if its base currency differs.
 */
export function showChosen(): void {
  const chosen = readChosen()
  if (!chosen) return
  const { currency, base, rate } = chosen
  const minor = 10 ** (minorDigits(currency) - minorDigits(base)) / rate
  for (const price of document.querySelectorAll<HTMLElement>(`[data-minor][data-currency="${base}"]`))
    price.textContent = written({ amount: Math.round(Number(price.dataset.minor) * minor), currency })
}
