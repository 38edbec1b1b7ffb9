import { type Money, minorDigits, money, parseDecimal } from '#domain/money.ts'

/** What a typed text means, or why it means nothing yet. */
export type Reading<T> = { value: T } | { problem: string }

/** Minor units that a price of a site holds at most. */
const MOST_AMOUNT = 1e15

/** A number between two others; an empty field is the lower one. */
export function readNumber(typed: string, { from, to }: { from: number; to: number }): Reading<number> {
  const text = typed.trim().replace(',', '.')
  if (text === '') return { value: from }
  const value = /^\d{1,9}(\.\d{0,4})?$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? { value } : { problem: `Write a number from ${from} to ${to}.` }
}

/** An amount of a currency; an empty field is none. */
export function readMoney(typed: string, currency: string): Reading<Money> {
  const text = typed.replaceAll(/[\s,]/g, '').replace(/\.$/, '')
  if (text === '') return { value: money(0, currency) }
  const digits = minorDigits(currency)
  const isAmount = /^\d{1,16}(\.\d+)?$/.test(text) && (text.split('.')[1] ?? '').length <= digits
  if (!isAmount) return { problem: 'Write an amount such as 684,200.00' }
  try {
    const value = parseDecimal(text, currency)
    if (value.amount <= MOST_AMOUNT) return { value }
  } catch {
    // More digits than an amount can hold.
  }
  return { problem: 'This amount is too large.' }
}
