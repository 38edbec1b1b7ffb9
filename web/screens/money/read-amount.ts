import { type Money, minorDigits, parseDecimal, toDecimal } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'

/** Parses a typed amount, `250,000` or `NGN 250 000.50`; null when it is not a positive amount of that currency, or is ambiguous. */
export function readAmount(typed: string, currency: string, numbers: Numbers): Money | null {
  const decimal = numbers.read(typed.replace(new RegExp(`^\\s*${currency}`, 'i'), ''))
  // More decimals than the currency has are a digit group with another country's separator: 1.000 for a thousand.
  if (decimal === null || (decimal.split('.')[1] ?? '').length > minorDigits(currency)) return null
  try {
    const amount = parseDecimal(decimal, currency)
    return amount.amount > 0 ? amount : null
  } catch {
    return null
  }
}

/** An amount as it is typed: `250,000`. */
export const typedAmount = (value: Money, numbers: Numbers): string => numbers.count(Number(toDecimal(value)))
