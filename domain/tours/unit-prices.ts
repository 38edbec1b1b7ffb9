import { allocate, type Money, zero } from '../money/money.ts'

/** The people of a category, and the supplier's price of one. */
interface Unit {
  quantity: number
  each: Money
}

/** Units with the price of all their people: a price is split in the proportion of the supplier's prices, so that the parts sum to it. */
export function unitPrices<U extends Unit>(price: Money, units: readonly U[]): (Omit<U, 'each'> & { price: Money })[] {
  const shares = units.map(({ quantity, each }) => quantity * each.amount)
  const parts = shares.some((share) => share > 0) ? allocate(price, shares) : []
  return units.map(({ each: _each, ...unit }, at) => ({ ...unit, price: parts[at] ?? zero(price.currency) }))
}
