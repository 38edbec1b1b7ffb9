import type { EventKind } from '../events.ts'

/** The domain events that are posted to webhooks, and what happened. `satisfies` refuses a name that no domain event has. */
export const webhookEvents = {
  'order.issued': 'An order is issued or confirmed.',
  'order.held': 'The seats of an order are held without payment.',
  'order.deadline-near': 'The payment deadline of a held order is near.',
  'order.needs-decision': 'An order needs a decision of a person.',
  'order.cancelled': 'An order is cancelled; the message has what is returned.',
  'order.failed': 'An order could not be booked.',
  'payment.received': 'A payment arrived.',
  'availability.changed': 'Seats of a departure of one of your own tours were taken or freed; the message has what is left.',
  'top-up.reversed': 'The gateway took a top-up of the wallet back.',
} as const satisfies Partial<Record<EventKind, string>>

/** An event that an endpoint may choose. */
export type ChosenEvent = keyof typeof webhookEvents

export const chosenEvents = Object.keys(webhookEvents) as [ChosenEvent, ...ChosenEvent[]]

/** Every event of a message: `ping` is sent on request, to whatever an endpoint has chosen. */
export const webhookEventNames = [...chosenEvents, 'ping'] as const
export type WebhookEvent = (typeof webhookEventNames)[number]
