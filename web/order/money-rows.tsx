import type { OrderDetail } from '#contract/orders.ts'
import { type OrderMoney, statementRows } from '#domain/order-money.ts'
import { Money } from '../kit/money.tsx'
import type { SummaryRow } from '../kit/summary-list.tsx'
import { localChargesRows } from '../products/stay/stay-price-rows.tsx'

/** The money of an order as rows, in the currency it was sold in. */
export const statement = (money: OrderMoney): SummaryRow[] =>
  statementRows(money).map(({ label, amount, isTotal }) => ({
    label,
    value: <Money {...amount} exact />,
    ...(isTotal && { tone: 'total' as const }),
  }))

/** The same with what guests pay at the property besides, while there is a stay to come to. */
export const orderStatement = (order: OrderDetail): SummaryRow[] => [
  ...statement(order.money),
  ...(order.product === 'stay' && order.money.keptFor.length === 0 && !order.cancelled ? localChargesRows(order.offer.rate) : []),
]
