import type { OrderRow } from '#contract/base/order-base.ts'
import { DateText } from '../kit/date-text.tsx'

type Dated = Pick<OrderRow, 'soldAt' | 'createdAt' | 'status'>

/** An unpaid order is not sold yet. */
const unsold = ({ status }: Dated): string => (status === 'Not Paid' ? 'held' : 'started')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The label of an order's date: sold for the agency, booked for a customer. */
export const soldLabel = (order: Dated, isShop: boolean): string => {
  if (!order.soldAt) return capital(`${unsold(order)} on`)
  return isShop ? 'Booked on' : 'Sold'
}

/** `sold 12 Nov 2026`, `held 23 Nov 2026` */
export const SoldOn = ({ order }: { order: Dated }) => (
  <>
    {order.soldAt ? 'sold' : unsold(order)} <DateText value={order.soldAt ?? order.createdAt} />
  </>
)
