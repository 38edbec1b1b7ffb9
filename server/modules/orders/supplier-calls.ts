import type { OrderStatus } from '#domain/order-status.ts'
import { supplierPrice } from '#domain/pricing.ts'
import type { SupplierErrorKind } from '#domain/supplier-error.ts'
import type { FlightBooking, FlightSupplier } from '#integrations/flights/port.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Order } from './transition-order.ts'

export type CallKind = 'book' | 'hold' | 'pay'

interface SupplierCall {
  /** The status in which an order is called for. */
  status: OrderStatus
  call: (supplier: FlightSupplier, of: { order: Order; booking: FlightBooking }) => Promise<SupplierOrder>
  /** What a refusal is in words a travel agent can pass on. Kinds that are not listed may be tried again. */
  refusals: Partial<Record<SupplierErrorKind, string>>
  /** The history's line when the answer was lost. */
  lost: string
}

/** The calls that make something exist at a supplier. Each has an intent row before it and is never repeated without an answer. */
export const supplierCalls: Record<CallKind, SupplierCall> = {
  book: {
    status: 'PendingTicketIssue',
    call: (supplier, { booking }) => supplier.book(booking),
    refusals: {
      'price-changed': 'The airline changed the price while the ticket was being issued.',
      'sold-out': 'The airline sold the last seat while the ticket was being issued.',
      rejected: 'The airline refused to issue the ticket.',
    },
    lost: 'The answer of the airline was lost. Asking what became of the booking.',
  },
  hold: {
    status: 'Pending',
    call: (supplier, { booking }) => supplier.hold(booking),
    refusals: {
      'price-changed': 'The airline changed the price before it held the seats.',
      'sold-out': 'The airline sold the last seat before it was held.',
      rejected: 'The airline refused to hold the seats.',
    },
    lost: 'The answer of the airline was lost. Asking whether it holds the seats.',
  },
  pay: {
    status: 'PendingTicketIssue',
    call: (supplier, { order }) => supplier.pay(order.supplierOrderId ?? '', supplierPrice(order.waterfall)),
    refusals: {
      'price-changed': 'The airline changed the price while the held seats were being paid.',
      'sold-out': 'The airline’s hold had ended before the payment reached it.',
      rejected: 'The airline refused to issue the ticket.',
    },
    lost: 'The answer of the airline was lost. Asking whether it took the payment.',
  },
}
