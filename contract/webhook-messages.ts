import { z } from 'zod'
import { paymentStatuses } from '#domain/money/payment-status.ts'
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts'
import { OrderRow } from './base/order-base.ts'
import { paymentMethods } from './payments.ts'
import { Id, Instant, Money } from './shapes.ts'

/** An order as messages have it: what its buyer may know, without suppliers, net prices and margin. */
export const WebhookOrder = OrderRow.pick({
  id: true,
  number: true,
  product: true,
  status: true,
  title: true,
  bookingReference: true,
  departsAt: true,
  total: true,
  createdAt: true,
  payBy: true,
})
export type WebhookOrder = z.infer<typeof WebhookOrder>

export const WebhookPayment = z.object({
  id: Id,
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  amount: Money,
  reference: z.string(),
  /** The orders that it pays; none for a top-up of the wallet. */
  orderIds: z.array(Id),
})
export type WebhookPayment = z.infer<typeof WebhookPayment>

/** A departure of an own tour, named and described as in OCTO's availability. */
export const WebhookAvailability = z.object({
  productId: Id,
  optionId: z.string(),
  availabilityId: z.string(),
  available: z.boolean(),
  status: z.enum(['AVAILABLE', 'LIMITED', 'FREESALE', 'SOLD_OUT', 'CLOSED']),
  /** Null without a limit. */
  vacancies: z.int().nullable(),
  capacity: z.int().nullable(),
})
export type WebhookAvailability = z.infer<typeof WebhookAvailability>

const ofOrder = z.object({ order: WebhookOrder })
const ofPayment = z.object({ payment: WebhookPayment })

/** `data` of each event's messages. */
export const webhookData = {
  'order.issued': ofOrder.extend({
    /** It can be cancelled free of charge for some time. */
    isFreeToCancel: z.boolean(),
    /** The id of the order that it replaces. */
    replaces: Id.nullable(),
  }),
  'order.held': ofOrder,
  'order.deadline-near': ofOrder,
  'order.needs-decision': ofOrder,
  'order.cancelled': ofOrder.extend({ refund: Money }),
  'order.failed': ofOrder,
  'payment.received': ofPayment,
  'top-up.reversed': ofPayment,
  'availability.changed': z.object({ availability: WebhookAvailability }),
  ping: z.object({}),
} satisfies Record<WebhookEvent, z.ZodType>

/** The body of a message. */
export const webhookMessage = (event: WebhookEvent) =>
  z.object({
    type: z.literal(event),
    /** When it happened. */
    timestamp: Instant,
    data: webhookData[event],
  })
