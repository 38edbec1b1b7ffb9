import { isSame, type Money, subtract } from '#domain/money.ts'
import { feeOf, highestFee, type WayToPay } from '#domain/payment-fees.ts'

const names: Record<WayToPay, string> = { wallet: 'wallet', card: 'card', 'bank-transfer': 'bank transfer' }

const either = (ways: readonly WayToPay[]): string => ways.map((way) => names[way]).join(' or ')

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

interface Asked {
  ways: readonly WayToPay[]
  format: (value: Money) => string
  currency: string
  /** What is charged before any fee; null for a list of prices, of which the most that a fee can be is said. */
  price: Money | null
}

/** The ways that add as much, and what that is. */
const byFee = ({ ways, currency, price }: Asked): { fee: Money; ways: WayToPay[] }[] => {
  const feeOn = (way: WayToPay) => (price ? feeOf[way](price) : highestFee(way, currency))
  const groups: { fee: Money; ways: WayToPay[] }[] = []
  for (const way of ways) {
    const fee = feeOn(way)
    const known = groups.find((group) => isSame(group.fee, fee))
    if (known) known.ways.push(way)
    else groups.push({ fee, ways: [way] })
  }
  return groups.toSorted((a, b) => a.fee.amount - b.fee.amount)
}

/**
 * What each way to pay adds to the prices that are shown, which have the fee of the cheapest in them: said before a way is chosen. Empty where no way
 * has a fee.
 */
export function paymentFeeWords(asked: Asked): string[] {
  const { format, price } = asked
  const [cheapest, ...dearer] = byFee(asked)
  if (!cheapest) return []
  const upTo = price ? '' : 'up to '
  const included = cheapest.fee.amount > 0
  const words = [
    ...(included
      ? [
          `${price ? 'The total includes' : 'Prices include'} the payment fee of ${upTo}${format(cheapest.fee)} (${either(cheapest.ways)}).`,
        ]
      : []),
    ...dearer.map(({ fee, ways }) => `${sentence(either(ways))} adds ${upTo}${format(subtract(fee, cheapest.fee))}.`),
  ]
  return words.length > 0 ? [...words, 'A payment fee is not given back when a booking is cancelled.'] : []
}

/** What cancelling does not give back of a price with this fee in it; null where it has none. */
export const keptFeeWords = (fee: Money, format: (value: Money) => string): string | null =>
  fee.amount > 0 ? `the payment fee of ${format(fee)} is not given back` : null
