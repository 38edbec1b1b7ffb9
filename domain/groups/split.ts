import { type Money, money } from '../money/money.ts'

/** Splits an amount by weights, such as the persons of each share: the parts sum to it exactly, and the remainder is of the first. */
export function splitByWeight(total: Money, weights: readonly number[]): Money[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all <= 0) return []
  const parts = weights.map((weight) => Number((BigInt(total.amount) * BigInt(weight)) / BigInt(all)))
  const remainder = total.amount - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, at) => money(at === 0 ? part + remainder : part, total.currency))
}
