import { z } from 'zod'

/** What happened that other modules act on. The subject is the id of the order, payment or agency that the first word names. */
export const eventKinds = [
  'order.issued',
  'order.held',
  'order.deadline-near',
  'order.needs-decision',
  'order.cancelled',
  'order.failed',
  'payment.received',
  'top-up.reversed',
  'site.not-published',
] as const
export type EventKind = (typeof eventKinds)[number]

/** Other orders are sold on top of the order. */
const hasOnTop = z.boolean().optional()

/** The facts of an event that its subject does not tell later. */
const payloads = {
  'order.issued': z.object({
    /** It can be cancelled free of charge for some time. */
    isFreeToCancel: z.boolean(),
    /** The id of the order whose place it takes. */
    replaces: z.uuid().nullable(),
  }),
  'order.held': z.object({}),
  'order.deadline-near': z.object({}),
  'order.needs-decision': z.object({}),
  /** `refund`: what goes back, in minor units of the order's currency. */
  'order.cancelled': z.object({ refund: z.int(), hasOnTop }),
  'order.failed': z.object({
    /** A sentence. */
    reason: z.string(),
    /** The airline was asked to hold seats for it. */
    wasHeld: z.boolean(),
    /** A person ended it: also what the gateway may have taken and we never booked goes back. */
    isDecided: z.boolean(),
    hasOnTop,
    /** The item of its checkout for which something is reserved. */
    reservedItem: z.uuid().nullish(),
  }),
  'payment.received': z.object({}),
  /** The gateway gave a top-up back to its payer; the wallet has given it, or still owes it. */
  'top-up.reversed': z.object({}),
  'site.not-published': z.object({
    /** The instant that was chosen. */
    at: z.iso.datetime(),
    /** Sentences. */
    reasons: z.array(z.string()),
    /** Who chose it, and their address where it is known. */
    by: z.string(),
    email: z.string().nullable(),
  }),
} satisfies Record<EventKind, z.ZodType>

type EventPayloads = { [K in EventKind]: z.infer<(typeof payloads)[K]> }
export type EventPayload<K extends EventKind> = EventPayloads[K]

export const eventPayloads: { [K in EventKind]: z.ZodType<EventPayloads[K]> } = payloads
