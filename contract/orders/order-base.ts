import { z } from 'zod'
import { OrderMoney } from '#domain/order-money.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { paymentStatuses } from '#domain/payment-status.ts'
import { products } from '#domain/products.ts'
import { TransferTo } from '#domain/transfer.ts'
import { ClockPlace, PriceWaterfall } from '#domain/waterfall.ts'
import { PaymentMethod } from '../payments.ts'
import { Id, Instant, Money, mailStatuses } from '../shapes.ts'

export const OrderRow = z.object({
  id: Id,
  number: z.string(),
  product: z.enum(products),
  status: z.enum(orderStatuses),
  title: z.string(),
  /** The lead traveller. */
  customer: z.string(),
  travellers: z.int(),
  bookingReference: z.string().nullable(),
  departsAt: z.string().nullable(),
  total: Money,
  createdAt: Instant,
  /** When it was paid, or booked to be paid at the property; null while it is neither. */
  soldAt: Instant.nullable(),
  createdBy: z.string(),
  /** A customer bought it on the storefront. */
  isOnline: z.boolean(),
  payBy: Instant.nullable(),
  /** Where the journey of an order with a deadline begins: its clocks tell it, too. */
  departure: ClockPlace.nullable(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** A call that booked, held, paid or cancelled at the supplier, or tried to. */
export const SupplierCall = z.object({
  id: Id,
  kind: z.enum(['book', 'hold', 'pay', 'cancel']),
  /** `calling`: sent, no answer yet. `unknown`: the answer was lost. */
  state: z.enum(['calling', 'booked', 'refused', 'unknown']),
  message: z.string().nullable(),
  startedAt: Instant,
  settledAt: Instant.nullable(),
})
export type SupplierCall = z.infer<typeof SupplierCall>

/** What cancelling an order gave, in its currency. `wallet` is what it changes the wallet by, the margin that goes back included; null for who may not see margin. */
export const OrderCancelled = z.object({ at: Instant, penalty: Money, refund: Money, wallet: Money.nullable() })
export type OrderCancelled = z.infer<typeof OrderCancelled>

/** Another order that has to do with one. */
export const OrderLink = OrderRow.pick({ id: true, number: true, product: true, status: true, title: true })
export type OrderLink = z.infer<typeof OrderLink>

export const OrderBase = OrderRow.extend({
  /** Orders that were bought together are of one trip. */
  tripId: Id,
  /** The orders that are sold on top of this one, as a policy for a journey. */
  onTop: z.array(OrderLink),
  /** The order that this one is sold on top of. */
  below: OrderLink.nullable(),
  /** Only for roles that may see margin, as is its id of the order. */
  supplier: z.string().nullable(),
  supplierOrderId: z.string().nullable(),
  /** Whether the supplier has taken the order on. */
  isAtSupplier: z.boolean(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** Only for roles that may see margin. */
  waterfall: PriceWaterfall.nullable(),
  margin: Money.nullable(),
  money: OrderMoney,
  cancelled: OrderCancelled.nullable(),
  payments: z.array(
    z.object({
      id: Id,
      method: z.string(),
      status: z.enum(paymentStatuses),
      amount: Money,
      fee: Money,
      /** What of it went back while the rest stands: the order was cancelled or cost less. */
      returned: Money,
      reference: z.string(),
      message: z.string().nullable(),
      /** Where a bank transfer goes. */
      transfer: TransferTo.nullable(),
      /** When the money arrived or none was to come; until then, when it was started. */
      at: Instant,
      /** When money of it went back. */
      returnedAt: Instant.nullable(),
    }),
  ),
  /** Until when a held order keeps its price. */
  priceUntil: Instant.nullable(),
  /** True while the airline is asked to hold the seats. */
  isHolding: z.boolean(),
  /** How a held order can be paid now; null for any other, and for roles that may not pay. */
  pay: z
    .object({
      methods: z.array(PaymentMethod),
      /** The price without a fee. */
      total: Money,
      wallet: Money.nullable(),
      /** Every payment of this order carries it; it survives reload and crash. */
      idempotencyKey: z.string(),
    })
    .nullable(),
  /** What arrived instead of what was due while the order is not paid, a sentence; null where nothing did. */
  otherAmount: z.string().nullable(),
  /** The checkout where an order that is not paid yet goes on; null when there is nothing to go on with. */
  checkoutId: Id.nullable(),
  notes: z.array(z.object({ id: Id, at: Instant, author: z.string(), text: z.string() })),
  /** For roles that may decide: every call to the supplier. */
  calls: z.array(SupplierCall).nullable(),
  timeline: z.array(
    z.object({
      id: Id,
      at: Instant,
      event: z.string(),
      status: z.string().nullable(),
      actor: z.string(),
      note: z.string().nullable(),
    }),
  ),
  mails: z.array(z.object({ id: Id, subject: z.string(), to: z.string(), status: z.enum(mailStatuses), at: Instant })),
  /** Whom the confirmation was e-mailed to, the newest mail of each address, newest first. */
  emailed: z.array(z.object({ to: z.string(), at: Instant, status: z.enum(mailStatuses) })),
  documents: z.array(z.object({ title: z.string(), href: z.string(), kind: z.enum(['pdf', 'ics']) })),
  /** What the visitor may do now; what cannot be done is not listed. */
  actions: z.array(
    z.enum(['check-again', 'mark-issued', 'fail-and-refund', 'email-confirmation', 'release', 'cancel', 'rebook', 'add-note']),
  ),
})

export type OrderBase = z.infer<typeof OrderBase>
