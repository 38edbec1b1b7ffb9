import { add, allocate, isLess, type Money, money, subtract, sum } from '../money/money.ts'
import type { SpreadRule } from './package-price.ts'

/** The price of each item, or how much the cost of all of them exceeds the price. */
export type Spread = { prices: Money[] } | { missing: Money }

/** Parts of an amount in these proportions; equal parts where all are zero. */
function shares(amount: Money, proportions: readonly number[]): Money[] {
  const weights = proportions.some((one) => one > 0) ? proportions : proportions.map(() => 1)
  // A part of nothing is nothing: the division knows no remainder for it.
  const owing = weights.flatMap((weight, at) => (weight > 0 ? [at] : []))
  const parts = allocate(
    amount,
    owing.map((at) => weights[at] ?? 0),
  )
  return weights.map((_, at) => parts[owing.indexOf(at)] ?? money(0, amount.currency))
}

/**
 * Spreads the margin of a package, its price without the cost of its items, over the items. The prices of the items sum to the price of the package to the
 * minor unit, and none is below its cost.
 */
export function spreadPrice(price: Money, costs: readonly Money[], by: { rule: SpreadRule; item: number }): Spread {
  const cost = sum(costs, price.currency)
  if (isLess(price, cost)) return { missing: subtract(cost, price) }
  const margin = subtract(price, cost)
  const proportions: Record<SpreadRule, () => number[]> = {
    cost: () => costs.map(({ amount }) => amount),
    evenly: () => costs.map(() => 1),
    item: () => costs.map((_, at) => (at === by.item ? 1 : 0)),
  }
  const parts = shares(margin, proportions[by.rule]())
  return { prices: costs.map((one, at) => add(one, parts[at] ?? money(0, price.currency))) }
}

/**
 * The prices of the items after their costs have moved: their sum stays. An item that costs more than its price takes what is missing from the margins
 * of the others, in proportion.
 */
export function keepPrice(prices: readonly Money[], costs: readonly Money[], currency: string): Spread {
  const [price, cost] = [sum(prices, currency), sum(costs, currency)]
  if (isLess(price, cost)) return { missing: subtract(cost, price) }
  const margins = prices.map((one, at) => one.amount - (costs[at]?.amount ?? 0))
  const short = margins.reduce((total, margin) => total + Math.max(0, -margin), 0)
  const given = shares(
    money(short, currency),
    margins.map((margin) => Math.max(0, margin)),
  )
  return {
    prices: costs.map((one, at) =>
      money(one.amount + Math.max(0, margins[at] ?? 0) - (short > 0 ? (given[at]?.amount ?? 0) : 0), currency),
    ),
  }
}
