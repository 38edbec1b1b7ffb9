import { isSame, type Money, money, subtract } from '#domain/money/money.ts'
import { boundOf, type FeeBound, feeOf, type WayToPay } from '#domain/money/payment-fees.ts'

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

interface FeeGroup {
  ways: WayToPay[]
  /** Minor units that order the groups: the fee of the price, or of a price that nobody pays. */
  fee: Money
  /** The fee in words. */
  said: string
}

const LIST_PRICE = 1_000_000_000_00

function boundWords(bound: FeeBound, format: Asked['format']): string {
  if ('most' in bound) return `up to ${format(bound.most)}`
  const flat = bound.flat.amount > 0 ? ` + ${format(bound.flat)}` : ''
  return `${bound.percent} %${flat} of what is charged`
}

/** The ways that add as much, and what that is. */
function byFee({ ways, currency, price, format }: Asked): FeeGroup[] {
  const groups: FeeGroup[] = []
  for (const way of ways) {
    const fee = feeOf[way](price ?? money(LIST_PRICE, currency))
    const known = groups.find((group) => isSame(group.fee, fee))
    if (known) known.ways.push(way)
    else groups.push({ fee, ways: [way], said: price ? format(fee) : boundWords(boundOf(way, currency), format) })
  }
  return groups.toSorted((a, b) => a.fee.amount - b.fee.amount)
}

/**
 * What each way to pay adds to the prices that are shown, which have the fee of the cheapest in them: said before a way is chosen. One price has that
 * fee in a row of its own. Empty where no way has a fee.
 */
export function paymentFeeWords(asked: Asked): string[] {
  const { format, price } = asked
  const [cheapest, ...dearer] = byFee(asked)
  if (!cheapest || (cheapest.fee.amount === 0 && dearer.length === 0)) return []
  const isIncluded = cheapest.fee.amount > 0 && !price
  const added = ({ fee, said }: FeeGroup) => (price ? format(subtract(fee, cheapest.fee)) : said)
  return [
    ...(isIncluded ? [`Prices include the payment fee of ${cheapest.said} (${either(cheapest.ways)}).`] : []),
    ...dearer.map((group) => `${sentence(either(group.ways))} adds ${added(group)}.`),
    'A payment fee is not given back when a booking is cancelled.',
  ]
}

/** Currency and amount stay in one line. */
const unbroken = (amount: string): string => amount.replaceAll(' ', '\u00a0')

/** What cancelling does not give back of a price with this fee in it; null where it has none. */
export const keptFeeWords = (fee: Money, format: (value: Money) => string): string | null =>
  fee.amount > 0 ? `the payment fee of ${unbroken(format(fee))} is not given back` : null
