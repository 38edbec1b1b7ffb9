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
  /** As far as it is known; otherwise empty. */
  number: string
}

/** What the shared parts of an order's page need from its product. */
export interface OrderParts<Order extends OrderDetail = OrderDetail> {
  /** A text that replaces that of the status if the order has more details. */
  statusWords(order: Order, numbers: Numbers): StatusWords | null
  /** For a cancelled order without a refund, a sentence; null for any other order. */
  nothingBack(order: Order): string | null
  /** Effects of cancelling besides the refund, and further money to mention; null for orders that cannot be cancelled here. */
  cancelling: { means: string; besides(order: Order, now: string): ReactNode } | null
  /** How a confirmed order is changed: the label of the action and its address; null for orders that are not changed here. */
  changing: { label: string; address(orderId: string): string } | null
  /** The place of the start, in whose time zone deadlines are shown. */
  place(order: Order): ClockPlace | null
  /** Payments outside the order. */
  otherCharges(order: Order): SummaryRow[]
  /** The supplier's commission. */
  commission(order: Order): Money | null
  /** The supplier's term for the booking. */
  reference: string
  /** The numbers that an agent records for an order that was issued manually, in the order of its persons. */
  numbersByHand(order: Order): NumberByHand[]
  /** Labels of the manual decisions: it was booked, or it was not. */
  desk: { issued: string; failed: string }
  /** The address of a search for the same, for these people of the order; null where it is not sold to some of its people. */
  searchAgain(order: Order, people: readonly string[]): string | null
  /** Further document pages of the product. */
  pages(order: Order): { to: string; icon: ComponentType<IconProps>; label: string; isPrefetched?: true }[]
}

export const partsOf = ({ product }: Pick<OrderDetail, 'product'>): OrderParts => orderParts[product]
