import { type Money, minorDigits, money, parseDecimal } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'

/** The value of a typed text, or why it has none yet. */
export type Reading<T> = { value: T } | { problem: string }

/** The largest price of a site, in minor units. */
const MOST_AMOUNT = 1e15

/** A number within limits; an empty field is the lower limit. */
export function readNumber(typed: string, { from, to }: { from: number; to: number }): Reading<number> {
  const text = typed.trim().replace(',', '.')
  if (text === '') return { value: from }
  const value = /^\d{1,9}(\.\d{0,4})?$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? { value } : { problem: `Write a number from ${from} to ${to}.` }
}

/** An amount in the agency's number format; an empty field is null. */
export function readMoney(typed: string, currency: string, numbers: Numbers): Reading<Money> {
  if (typed.trim() === '') return { value: money(0, currency) }
  const text = numbers.read(typed)
  if (text === null || (text.split('.')[1] ?? '').length > minorDigits(currency))
    return { problem: `Write an amount such as ${numbers.amount(money(684_200 * 10 ** minorDigits(currency), currency))}` }
  try {
    const value = parseDecimal(text, currency)
    if (value.amount <= MOST_AMOUNT) return { value }
  } catch {
    // More digits than an amount can hold.
  }
  return { problem: 'This amount is too large.' }
}
