import { type Money, parseDecimal, toDecimal } from '#domain/money.ts'

/** What was typed as an amount, `250,000` or `NGN 250 000.50`; null when it is not a positive amount of that currency. */
export function readAmount(typed: string, currency: string): Money | null {
  const plain = typed.replace(new RegExp(`^\\s*${currency}`, 'i'), '').replaceAll(/[\s,']/g, '')
  try {
    const amount = parseDecimal(plain, currency)
    return amount.amount > 0 ? amount : null
  } catch {
    return null
  }
}

/** An amount as somebody types it: `250,000`. */
export const typedAmount = (value: Money): string => Number(toDecimal(value)).toLocaleString('en')
