import type { OrderDetail } from '#contract/product-shapes.ts'
import { type OrderMoney, statementRows } from '#domain/orders/order-money.ts'
import { Money } from '../kit/money.tsx'
import type { SummaryRow } from '../kit/summary-list.tsx'
import { partsOf } from '../products/order-parts.ts'

/** The money of an order as rows, in the currency it was sold in. */
export const statement = (money: OrderMoney): SummaryRow[] =>
  statementRows(money).map(({ label, amount, isTotal }) => ({
    label,
    value: <Money {...amount} exact />,
    ...(isTotal && { tone: 'total' as const }),
  }))

/** The same rows with payments outside the order. */
export const orderStatement = (order: OrderDetail): SummaryRow[] => [
  ...statement(order.money),
  ...partsOf(order).otherCharges(order),
]
