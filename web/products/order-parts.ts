import type { IconProps } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { OrderTraveller } from '#contract/products/flight.ts'
import type { Money } from '#domain/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { StatusMeaning } from '#domain/orders/status-meaning.ts'
import type { ClockPlace } from '#domain/waterfall.ts'
import { orderParts } from '#products/web/order-parts.ts'
import type { SummaryRow } from '../kit/summary-list.tsx'

export type OrderOf<P extends SoldProduct> = Extract<OrderDetail, { product: P }>

export type StatusWords = Partial<Omit<StatusMeaning, 'tone'> & { title: string }>

/** What the shared parts of an order's page ask its product for. */
export interface OrderParts<Order extends OrderDetail = OrderDetail> {
  /** What its status means where the order says more than its status does. */
  statusWords(order: Order, numbers: Numbers): StatusWords | null
  /** That nothing comes back of what was cancelled, a sentence; null of any other order. */
  nothingBack(order: Order): string | null
  /** What cancelling means besides the money, and what else of money is to be known first; null of what nobody cancels here. */
  cancelling: { means: string; besides(order: Order, now: string): ReactNode } | null
  /** Where it begins, whose clocks tell its deadlines. */
  place(order: Order): ClockPlace | null
  /** What is paid elsewhere besides. */
  otherCharges(order: Order): SummaryRow[]
  /** What the supplier pays for the sale. */
  commission(order: Order): Money | null
  /** The supplier's own name for the booking. */
  reference: string
  /** Who has a ticket of their own. */
  ticketed(order: Order): OrderTraveller[]
  /** What the desk's decisions say and do: it was booked after all, or it was not. */
  desk: { issued: string; failed: string }
  /** Pages of its own that belong to the documents. */
  pages(order: Order): { to: string; icon: ComponentType<IconProps>; label: string; isPrefetched?: true }[]
}

export const partsOf = ({ product }: Pick<OrderDetail, 'product'>): OrderParts => orderParts[product]
