import { z } from 'zod'
import { ChangedLeg, scheduleAnswers } from '#domain/flights/schedule/schedule-change.ts'
import { paymentStatuses } from '#domain/money/payment-status.ts'
import { TransferTo } from '#domain/money/transfer.ts'
import { ClockPlace, PriceWaterfall } from '#domain/money/waterfall.ts'
import { OrderMoney } from '#domain/orders/order-money.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { products } from '#domain/products.ts'
import { PaymentMethod } from '../payments.ts'
import { Id, Instant, Money, mailStatuses } from '../shapes.ts'
import { AskedChange } from './change-quote.ts'

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
  /** When it was paid, or booked for payment at the property; null before. */
  soldAt: Instant.nullable(),
  createdBy: z.string(),
  /** The branch in which it was made; null for none. */
  branch: z.string().nullable(),
  /** A customer bought it on the storefront. */
  isOnline: z.boolean(),
  payBy: Instant.nullable(),
  /** Where the journey of an order with a deadline begins: the deadline is also shown in its time zone. */
  departure: ClockPlace.nullable(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** A supplier call that books, holds, pays or cancels, successful or not. */
export const SupplierCall = z.object({
  id: Id,
  kind: z.enum(['book', 'hold', 'pay', 'cancel', 'change', 'schedule']),
  /** `calling`: sent, no answer yet. `unknown`: the answer was lost. */
  state: z.enum(['calling', 'booked', 'refused', 'unknown']),
  message: z.string().nullable(),
  startedAt: Instant,
  settledAt: Instant.nullable(),
})
export type SupplierCall = z.infer<typeof SupplierCall>

/**
 * The result of a cancellation, in the order's currency. `wallet` is the change of the wallet, including the returned margin; null for roles that do
 * not see margin.
 */
export const OrderCancelled = z.object({ at: Instant, penalty: Money, refund: Money, wallet: Money.nullable() })
export type OrderCancelled = z.infer<typeof OrderCancelled>

/** A change of the schedule by the airline. Only the newest one of an order is shown. */
export const ScheduleChange = z.object({
  id: Id,
  /** The journeys that differ. */
  legs: z.array(ChangedLeg),
  detectedAt: Instant,
  /** When the customer was told by e-mail; null before. */
  toldAt: Instant.nullable(),
  /** Whether it waits for an answer. */
  isOpen: z.boolean(),
  /** Whether the answer is at the supplier, and its result not known yet. */
  isAsked: z.boolean(),
  answer: z.enum(scheduleAnswers).nullable(),
  answeredAt: Instant.nullable(),
  /** Null for customers, and for an answer that was given in the supplier's system. */
  answeredBy: z.string().nullable(),
  /** Whether the viewer may accept it now. */
  canAccept: z.boolean(),
})
export type ScheduleChange = z.infer<typeof ScheduleChange>

/** A related order. */
export const OrderLink = OrderRow.pick({ id: true, number: true, product: true, status: true, title: true })
export type OrderLink = z.infer<typeof OrderLink>

export const OrderBase = OrderRow.extend({
  /** Orders bought together belong to one trip. */
  tripId: Id,
  /** The orders sold on top of this one, for example a policy for a journey. */
  onTop: z.array(OrderLink),
  /** The order below, on top of which this one is sold. */
  below: OrderLink.nullable(),
  /** Only for roles that see margin, like the supplier's order id. */
  supplier: z.string().nullable(),
  supplierOrderId: z.string().nullable(),
  /** Whether the supplier has accepted the order. */
  isAtSupplier: z.boolean(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** Only for roles that see margin. */
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
      /** The returned part of a payment that stands: the order was cancelled or became cheaper. */
      returned: Money,
      reference: z.string(),
      message: z.string().nullable(),
      /** The account of a bank transfer. */
      transfer: TransferTo.nullable(),
      /** When the money arrived or no money was due; before that, when the payment was started. */
      at: Instant,
      /** When money was returned. */
      returnedAt: Instant.nullable(),
    }),
  ),
  /** Until when the price of a held order is guaranteed. */
  priceUntil: Instant.nullable(),
  /** True while the answer of the airline to the hold is pending. */
  isHolding: z.boolean(),
  /** The payment methods of a held order; null for other orders, and for roles that may not pay. */
  pay: z
    .object({
      methods: z.array(PaymentMethod),
      /** The price without a fee. */
      total: Money,
      wallet: Money.nullable(),
      /** Every payment of this order uses this key; it survives a reload and a crash. */
      idempotencyKey: z.string(),
    })
    .nullable(),
  /** The last change that its customer pays by card, until it is made; null without one. */
  change: AskedChange.nullable(),
  /** The airline's last change of its schedule; null without one. */
  scheduleChange: ScheduleChange.nullable(),
  /** Money that arrived but is not the due amount of an unpaid order, a sentence; null if there is none. */
  otherAmount: z.string().nullable(),
  /** The open checkout of an unpaid order; null if there is none. */
  checkoutId: Id.nullable(),
  /** Whether that checkout sells a whole trip, which is paid at once. */
  isPaidWithTrip: z.boolean(),
  notes: z.array(z.object({ id: Id, at: Instant, author: z.string(), text: z.string() })),
  /** Only for roles that may decide: every call to the supplier. */
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
  /** Recipients of the confirmation: the newest mail to each address, newest first. */
  emailed: z.array(z.object({ to: z.string(), at: Instant, status: z.enum(mailStatuses) })),
  documents: z.array(z.object({ title: z.string(), href: z.string(), kind: z.enum(['pdf', 'ics']) })),
  /** The actions that the viewer may take now. */
  actions: z.array(
    z.enum([
      'check-again',
      'mark-issued',
      'fail-and-refund',
      'email-confirmation',
      'release',
      'cancel',
      'change',
      'rebook',
      'add-note',
    ]),
  ),
})

export type OrderBase = z.infer<typeof OrderBase>
