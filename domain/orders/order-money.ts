import { z } from 'zod'
import { add, isLess, type Money, money, negate, subtract, sum, zero } from '../money/money.ts'
import { type PriceWords, priceWords } from '../money/price-words.ts'
import { atRate } from '../money/pricing.ts'
import { MoneyShape, type PriceWaterfall } from '../money/waterfall.ts'
import type { Product } from '../products.ts'
import { isOver } from './order-status.ts'
import { type Payment, type Settled, settlementOf } from './settlement.ts'

/**
 * The money of an order as its customer sees it. Pages, documents, mails, the CSV file and the API show this value and compute no amounts. It
 * contains no net prices and no margin.
 */

export const PriceLine = z.object({
  kind: z.enum(['price', 'taxes', 'extra', 'at-property', 'payment-fee', 'cancellation']),
  label: z.string(),
  amount: MoneyShape,
})
export type PriceLine = z.infer<typeof PriceLine>

export const OrderMoney = z.object({
  /** The lines of the price; their amounts sum to `total`. An amount paid at the property is negative. */
  lines: z.array(PriceLine),
  /** The amount that the agency charges, including the payment fee. */
  total: MoneyShape,
  /** The payment fee, included in `total`. */
  fee: MoneyShape,
  /** The amount that guests pay at the property, in the order's currency; not included in `total`. */
  atProperty: MoneyShape,
  /** Everything that arrived, including what was returned later. */
  paid: MoneyShape,
  refunded: MoneyShape,
  /** The amount being returned. */
  refunding: MoneyShape,
  /** `paid` less `refunded` and `refunding`. */
  retained: MoneyShape,
  /** The part of `retained` that pays for a change that is being made; not included in `total` yet. */
  changing: MoneyShape,
  /** For an ended order, the retained amounts with their reasons; they sum to `retained`. Empty for any other order and if nothing was retained. */
  retainedFor: z.array(PriceLine),
  due: MoneyShape,
})
export type OrderMoney = z.infer<typeof OrderMoney>

/** The whole price of something that is partly paid elsewhere, in the selling currency, with its known parts. */
export interface WholePrice {
  total: Money
  taxes: Money | null
  payAtProperty: Money
}

const feeLines = ({ fee, label = 'Payment fee' }: { fee: Money; label?: string }): PriceLine[] =>
  fee.amount > 0 ? [{ kind: 'payment-fee', label, amount: fee }] : []

/** The parts of a price for its customer; the amounts sum to the waterfall's total. `whole` is null if all of it is charged by us. */
function priceLines(words: PriceWords, waterfall: PriceWaterfall, whole: WholePrice | null): PriceLine[] {
  if (whole) {
    const { total, taxes, payAtProperty } = whole
    return [
      taxes
        ? { kind: 'price', label: words.price, amount: subtract(total, taxes) }
        : { kind: 'price', label: words.whole, amount: total },
      ...(taxes ? [{ kind: 'taxes' as const, label: words.taxes, amount: taxes }] : []),
      ...(payAtProperty.amount > 0
        ? [{ kind: 'at-property' as const, label: words.paidElsewhere, amount: negate(payAtProperty) }]
        : []),
    ]
  }
  const extras = waterfall.lines.flatMap(({ kind, label, amount }): PriceLine[] =>
    kind === 'ancillary' ? [{ kind: 'extra', label, amount }] : [],
  )
  const beside = sum(
    extras.map(({ amount }) => amount),
    waterfall.total.currency,
  )
  return [...chargedLines(words, waterfall, subtract(waterfall.total, beside)), ...extras]
}

/** Price and taxes, if the seller states the taxes. It prices the party as a whole: there is no amount per person. */
function chargedLines(words: PriceWords, waterfall: PriceWaterfall, charged: Money): PriceLine[] {
  if (!waterfall.tax) return [{ kind: 'price', label: words.whole, amount: charged }]
  const taxes = atRate(waterfall.tax, waterfall)
  return [
    { kind: 'price', label: words.price, amount: subtract(charged, taxes) },
    { kind: 'taxes', label: words.taxes, amount: taxes },
  ]
}

/** The payment fee that an order charges. */
export const orderFee = (payments: readonly Payment[], currency: string): Money =>
  money(
    payments.reduce((total, { fee }) => total + fee, 0),
    currency,
  )

/** All amounts of an order. */
export function orderMoney({
  product,
  status,
  waterfall,
  whole,
  payments,
  cancelled,
}: Omit<Settled, 'total'> & { product: Product; waterfall: PriceWaterfall; whole: WholePrice | null }): OrderMoney {
  const { currency } = waterfall.total
  const fee = orderFee(payments, currency)
  const total = add(waterfall.total, fee)
  const settled = settlementOf({ status, total, payments, cancelled })
  return {
    lines: [...priceLines(priceWords[product], waterfall, whole), ...feeLines({ fee })],
    total,
    fee,
    atProperty: whole?.payAtProperty ?? zero(currency),
    ...settled,
    retainedFor: isOver(status) ? retainedLines(settled.retained, fee) : [],
  }
}

/** The payment fee is retained first, because the gateway keeps it. */
function retainedLines(retained: Money, fee: Money): PriceLine[] {
  if (retained.amount === 0) return []
  const feeRetained = isLess(retained, fee) ? retained : fee
  const charge = subtract(retained, feeRetained)
  return [
    ...(charge.amount > 0 ? [{ kind: 'cancellation' as const, label: 'Cancellation charge', amount: charge }] : []),
    ...feeLines({ fee: feeRetained, label: 'Payment fee, not refunded' }),
  ]
}

export interface StatementRow {
  label: string
  amount: Money
  /** A sum of the rows above, or the amount still due. */
  isTotal: boolean
}

/** The money of an order as rows, in the order of every page, document and mail. */
export function statementRows({ lines, total, atProperty, retainedFor, ...settled }: OrderMoney): StatementRow[] {
  const row = (label: string, amount: Money, isTotal = false): StatementRow => ({ label, amount, isTotal })
  const some = (label: string, amount: Money, isTotal = false) => (amount.amount > 0 ? [row(label, amount, isTotal)] : [])
  const isRetained = retainedFor.length > 0
  const price = isRetained ? retainedFor : lines
  const sumRow = isRetained
    ? row('Retained', settled.retained, true)
    : row(atProperty.amount > 0 ? 'Charged for the booking' : 'Total', total, true)
  return [
    ...price.map(({ label, amount }) => row(label, amount)),
    sumRow,
    row('Paid', settled.paid),
    ...some('Of it for the change being made', settled.changing),
    ...some('Refunded', settled.refunded),
    ...some('Refund on its way', settled.refunding),
    ...some('To pay', settled.due, true),
  ]
}

/** Whether the amounts of `lines` sum exactly to `whole`. */
export const sumsTo = (lines: readonly { amount: Money }[], whole: Money): boolean =>
  lines.reduce((sumSoFar, { amount }) => add(sumSoFar, amount), zero(whole.currency)).amount === whole.amount
