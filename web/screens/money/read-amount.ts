import { type Money, minorDigits, parseDecimal, toDecimal } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'

/** What was typed as an amount, `250,000` or `NGN 250 000.50`; null when it is not a positive amount of that currency, or could be two. */
export function readAmount(typed: string, currency: string, numbers: Numbers): Money | null {
  const decimal = numbers.read(typed.replace(new RegExp(`^\\s*${currency}`, 'i'), ''))
  // More decimals than the currency has are a group that is typed with another country's sign: 1.000 for a thousand.
  if (decimal === null || (decimal.split('.')[1] ?? '').length > minorDigits(currency)) return null
  try {
    const amount = parseDecimal(decimal, currency)
    return amount.amount > 0 ? amount : null
  } catch {
    return null
  }
}

/** An amount as somebody types it: `250,000`. */
export const typedAmount = (value: Money, numbers: Numbers): string => numbers.count(Number(toDecimal(value)))
