import type { IconProps } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { Money } from '#domain/money/money.ts'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { StatusMeaning } from '#domain/orders/status-meaning.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { orderParts } from '#products/web/order-parts.ts'
import type { SummaryRow } from '../kit/summary-list.tsx'

export type OrderOf<P extends SoldProduct> = Extract<OrderDetail, { product: P }>

export type StatusWords = Partial<Omit<StatusMeaning, 'tone'> & { title: string }>

export interface NumberByHand {
  label: string
  example: string
  /** As far as it is known; empty otherwise. */
  number: string
}

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
  /** The numbers that a person records for an order that was issued by hand, in the order of its people. */
  numbersByHand(order: Order): NumberByHand[]
  /** What the desk's decisions say and do: it was booked after all, or it was not. */
  desk: { issued: string; failed: string }
  /** Pages of its own that belong to the documents. */
  pages(order: Order): { to: string; icon: ComponentType<IconProps>; label: string; isPrefetched?: true }[]
}

export const partsOf = ({ product }: Pick<OrderDetail, 'product'>): OrderParts => orderParts[product]
