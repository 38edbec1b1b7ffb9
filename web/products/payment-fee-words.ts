import { isSame, type Money, money, subtract } from '#domain/money/money.ts'
import { boundOf, type FeeBound, feeOf, type WayToPay } from '#domain/money/payment-fees.ts'

const names: Record<WayToPay, string> = { wallet: 'wallet', card: 'card', 'bank-transfer': 'bank transfer' }

const either = (ways: readonly WayToPay[]): string => ways.map((way) => names[way]).join(' or ')

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

interface Asked {
  ways: readonly WayToPay[]
  format: (value: Money) => string
  currency: string
  /** The charge before any fee; null for a list of prices, for which the maximum fee is stated. */
  price: Money | null
}

interface FeeGroup {
  ways: WayToPay[]
  /** Minor units that sort the groups: the fee of the price, or of a sample price. */
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

/** The methods with the same fee, and that fee. */
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
 * The fee of each payment method on top of the prices that are shown, which include the fee of the cheapest: stated before a method is selected. A
 * single price has that fee in a row of its own. Empty if no method has a fee.
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

/** Currency and amount do not wrap. */
const unbroken = (amount: string): string => amount.replaceAll(' ', '\u00a0')

/** The part of a price that a cancellation does not refund because it is a fee; null without one. */
export const keptFeeWords = (fee: Money, format: (value: Money) => string): string | null =>
  fee.amount > 0 ? `the payment fee of ${unbroken(format(fee))} is not given back` : null
