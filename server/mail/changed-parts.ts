import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { DocumentFacts } from '../documents/order-facts.ts'

/** An order that its buyer changed. */
export interface ChangedFacts<Facts extends Pick<DocumentFacts, 'money'>> {
  facts: Facts
  /** What was booked before: `Thursday 10 Dec 2026, 11:00`. */
  before: string
  /** How much more it costs than before; less if negative. */
  difference: Money
}

/** The price of a changed order, compared with the price before. */
export function changedPriceWords({ facts, difference }: ChangedFacts<Pick<DocumentFacts, 'money'>>, numbers: Numbers): string {
  const total = numbers.money(facts.money.total)
  if (difference.amount === 0) return `${total}, as before`
  const by = numbers.money({ ...difference, amount: Math.abs(difference.amount) })
  return `${total}, ${by} ${difference.amount > 0 ? 'more' : 'less'} than before`
}
