import { z } from 'zod'
import { depositPurposes, depositStates } from './deposits/deposit.ts'

/** Events that other modules act on. The subject is the id of what the first word of the name says; of `site`, `subscription` and `activation` the agency, of `change` the service request, of `availability` the tour. */
export const eventKinds = [
  'order.issued',
  'order.held',
  'order.deadline-near',
  'order.needs-decision',
  'order.cancelled',
  'order.failed',
  'order.refunded',
  'order.rescheduled',
  'payment.received',
  'payment.failed',
  'top-up.reversed',
  'site.not-published',
  'message.received',
  'member.joined',
  'subscription.changed',
  'activation.decided',
  'webhook.disabled',
  'quote.expired',
  'availability.changed',
  'deposit.changed',
  'order.hold-ended',
  'change.paid',
  'change.refused',
] as const
export type EventKind = (typeof eventKinds)[number]

/** Other orders are sold on top of this order. */
const hasOnTop = z.boolean().optional()

/** The facts of an event that cannot be read from its subject later. */
const payloads = {
  'order.issued': z.object({
    /** It can be cancelled free of charge for some time. */
    isFreeToCancel: z.boolean(),
    /** The id of the order that it replaces. */
    replaces: z.uuid().nullable(),
  }),
  'order.held': z.object({}),
  'order.deadline-near': z.object({}),
  'order.needs-decision': z.object({}),
  /** `refund`: the returned amount, in minor units of the order's currency. */
  'order.cancelled': z.object({ refund: z.int(), hasOnTop }),
  'order.failed': z.object({
    /** A sentence. */
    reason: z.string(),
    /** The airline was asked to hold seats for it. */
    wasHeld: z.boolean(),
    /** A person ended it: money that the gateway may have charged without our booking is returned too. */
    isDecided: z.boolean(),
    hasOnTop,
    /** The checkout item with a reservation. */
    reservedItem: z.uuid().nullish(),
  }),
  /** `refund`: the returned amount, in minor units of the order's currency. */
  'order.refunded': z.object({ refund: z.int() }),
  /** The airline changed its schedule; `changeId`: the stored change. */
  'order.rescheduled': z.object({ changeId: z.uuid() }),
  'payment.received': z.object({
    /** The first order of the trip that is paid by it. */
    tripOrder: z.uuid().optional(),
  }),
  /** The gateway refused it; the payer may try again. */
  'payment.failed': z.object({}),
  /** The gateway took a top-up back; the amount is deducted from the wallet, or still owed. */
  'top-up.reversed': z.object({}),
  'site.not-published': z.object({
    /** The scheduled instant. */
    at: z.iso.datetime(),
    /** Sentences. */
    reasons: z.array(z.string()),
    /** Who scheduled it, with their e-mail address if known. */
    by: z.string(),
    email: z.string().nullable(),
  }),
  'message.received': z.object({}),
  /** The subject is the user. `role`: the name of the role. */
  'member.joined': z.object({ name: z.string(), role: z.string() }),
  /** `plan`: the name of the plan. */
  'subscription.changed': z.object({ about: z.enum(['paid', 'unpaid', 'ended', 'trial-started']), plan: z.string() }),
  'activation.decided': z.object({ isActive: z.boolean() }),
  'webhook.disabled': z.object({}),
  /** The customer did not answer by the last day. */
  'quote.expired': z.object({}),
  /** Seats of a departure of an own tour were taken or freed. Recorded only where a webhook waits for it. */
  'availability.changed': z.object({ optionId: z.string(), departureId: z.string() }),
  /** A held order ended unpaid: its deadline passed, or it was released. */
  'order.hold-ended': z.object({}),
  /** A deposit of a customer arrived, was used, returned or taken back. */
  'deposit.changed': z.object({ state: z.enum(depositStates), purpose: z.enum(depositPurposes) }),
  /** The payment of a change has arrived: its supplier is to be called. */
  'change.paid': z.object({ orderId: z.uuid() }),
  /**
   * A change that its customer paid was not made; `amount` goes back, in minor units of the order's currency; `uncounted`: from this
   * payment, for which the gateway received another amount than the one asked.
   */
  'change.refused': z.object({ orderId: z.uuid(), reason: z.string(), amount: z.int(), uncounted: z.uuid().optional() }),
} satisfies Record<EventKind, z.ZodType>

type EventPayloads = { [K in EventKind]: z.infer<(typeof payloads)[K]> }
export type EventPayload<K extends EventKind> = EventPayloads[K]

export const eventPayloads: { [K in EventKind]: z.ZodType<EventPayloads[K]> } = payloads
