import { type Money, money, subtract, sum } from '../money/money.ts'
import type { QuoteItem } from './quote-content.ts'
import { priceOf } from './quote-totals.ts'

/** What suppliers ask now for the choice of an item; null where the last check did not find it, undefined before a check. */
export type CostNow = number | null | undefined

/** `gone`: an offer is no longer sold. `covered`: the promised price pays today's cost. */
export const exposureStates = ['below-cost', 'gone', 'unchecked', 'covered'] as const
export type ExposureState = (typeof exposureStates)[number]

export const exposureWords: Record<ExposureState, string> = {
  'below-cost': 'Below cost',
  gone: 'No longer sold',
  unchecked: 'Not checked',
  covered: 'Covered',
}

export interface Exposure {
  state: ExposureState
  /** What the customer was promised. */
  promised: Money
  /** The price at today's cost with the quoted markup and fee. */
  today: Money
  /** The promised price less today's cost: negative below cost. */
  left: Money
}

/** What the promise of these items means at today's cost. Items that were typed, not checked or not found again cost what was quoted. */
export function exposureOf(
  items: readonly QuoteItem[],
  { currency, costNow }: { currency: string; costNow: (item: QuoteItem) => CostNow },
): Exposure {
  const chosen = items.filter(({ choiceId }) => choiceId !== null)
  const costs = items.map((item) => (item.choiceId === null ? item.cost : (costNow(item) ?? item.cost)))
  const promised = sum(
    items.map((item) => priceOf(item, currency)),
    currency,
  )
  const cost = money(
    costs.reduce((total, one) => total + one, 0),
    currency,
  )
  const quoted = money(
    items.reduce((total, item) => total + item.cost, 0),
    currency,
  )
  const left = subtract(promised, cost)
  const today = subtract(promised, subtract(quoted, cost))
  if (left.amount < 0) return { state: 'below-cost', promised, today, left }
  if (chosen.some((item) => costNow(item) === null)) return { state: 'gone', promised, today, left }
  const isChecked = chosen.every((item) => costNow(item) !== undefined)
  return { state: isChecked ? 'covered' : 'unchecked', promised, today, left }
}

/** Below cost first, then what is not known, then the rest; the smallest remainder of each first. */
export const byExposure = (a: Exposure, b: Exposure): number =>
  exposureStates.indexOf(a.state) - exposureStates.indexOf(b.state) || a.left.amount - b.left.amount

/** The option of an unanswered quote that would cost the agency the most: the customer may choose it. */
export const worstOf = (exposures: readonly Exposure[]): Exposure | undefined => exposures.toSorted(byExposure)[0]
