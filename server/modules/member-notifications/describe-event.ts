import { and, eq } from 'drizzle-orm'
import { type EventKind, type EventPayload, eventPayloads } from '#domain/events.ts'
import { changedLegs, newTimeWords } from '#domain/flights/schedule/schedule-change.ts'
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'
import type { NotificationFacts } from '#domain/notifications/notification-words.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { contactMessages, mails, orders, quotes, webhookEndpoints } from '../../db/schema/index.ts'
import { chargedBy, feeOf, readPayment } from '../ledger/payment-row.ts'
import { findScheduleChange } from '../orders/schedule/schedule-change-row.ts'
import { depositOfPayment } from '../payments/deposits/deposit-row.ts'

export interface Described {
  kind: NotificationKind
  facts: object
  /** Set if it is about an order. */
  orderId?: string
  /** The member who caused it and is not notified. */
  except?: string
}

const described = <K extends NotificationKind>(
  kind: K,
  facts: NotificationFacts<K>,
  more: Pick<Described, 'orderId' | 'except'> = {},
): Described => ({ kind, facts, ...more })

interface Given<K extends EventKind> {
  subject: string
  payload: EventPayload<K>
}

/** What members are told of an event; null where nobody is. */
type Describe<K extends EventKind> = (tx: Transaction, ctx: Ctx, event: Given<K>) => Promise<Described | null>

async function findOrder(tx: Transaction, ctx: Ctx, id: string) {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, id)))
    .limit(1)
  if (!row) return null
  const { product, title, currency, payBy } = row
  return { base: { id, product, title, number: formatOrderNumber(row) }, currency, payBy: payBy?.toISOString() ?? null }
}

type Found = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** A kind with the facts of the order and of the event. */
const ofOrder =
  <K extends EventKind & NotificationKind>(
    kind: K,
    factsOf: (order: Found, payload: EventPayload<K>) => NotificationFacts<K> | null,
  ): Describe<K> =>
  async (tx, ctx, { subject, payload }) => {
    const order = await findOrder(tx, ctx, subject)
    const facts = order && factsOf(order, payload)
    return facts && described(kind, facts, { orderId: subject })
  }

const refundOf = ({ currency }: Found, { refund }: { refund: number }) => ({ amount: refund, currency })

/** A payment of an order; a top-up only where the wallet changed. */
const ofPayment =
  (kind: 'payment.received' | 'payment.failed', topUp: 'wallet.topped-up' | null): Describe<typeof kind> =>
  async (tx, ctx, { subject }) => {
    const payment = await readPayment(tx, ctx, subject)
    const amount = chargedBy(payment)
    const order = payment.orderId ? await findOrder(tx, ctx, payment.orderId) : null
    if (order) return described(kind, { ...order.base, amount }, { orderId: order.base.id })
    if (!topUp || (await depositOfPayment(tx, ctx, subject))) return null
    return described(topUp, { amount: { ...amount, amount: amount.amount - feeOf(payment).amount } })
  }

const describers: { [K in EventKind]: Describe<K> } = {
  'order.needs-decision': ofOrder('order.needs-decision', ({ base }) => base),
  'order.deadline-near': ofOrder('order.deadline-near', ({ base, payBy }) => (payBy === null ? null : { ...base, payBy })),
  'order.issued': ofOrder('order.issued', ({ base }) => base),
  'order.held': ofOrder('order.held', ({ base, payBy }) => ({ ...base, payBy })),
  'order.failed': ofOrder('order.failed', ({ base }, { reason }) => ({ ...base, reason })),
  'order.cancelled': ofOrder('order.cancelled', (order, payload) => ({ ...order.base, refund: refundOf(order, payload) })),
  'order.refunded': ofOrder('order.refunded', (order, payload) => ({ ...order.base, refund: refundOf(order, payload) })),
  async 'order.rescheduled'(tx, ctx, { subject, payload: { changeId } }) {
    const order = await findOrder(tx, ctx, subject)
    const change = await findScheduleChange(tx, ctx, changeId)
    if (!order || !change) return null
    const now = changedLegs(change.before, change.after).map(newTimeWords).join('; ')
    return described('order.rescheduled', { ...order.base, now }, { orderId: subject })
  },
  'payment.received': ofPayment('payment.received', 'wallet.topped-up'),
  'payment.failed': ofPayment('payment.failed', null),
  async 'top-up.reversed'(tx, ctx, { subject }) {
    const payment = await readPayment(tx, ctx, subject)
    const amount = chargedBy(payment).amount - feeOf(payment).amount
    return described('wallet.reversed', {
      amount: { amount, currency: payment.currency },
      isOwed: payment.status === 'reversing',
    })
  },
  'site.not-published': async (_tx, _ctx, { payload: { at } }) => described('site.not-published', { at }),
  async 'message.received'(tx, ctx, { subject }) {
    const ofMessage = and(eq(contactMessages.agencyId, ctx.agencyId), eq(contactMessages.id, subject))
    const [message] = await tx.select({ topic: contactMessages.topic }).from(contactMessages).where(ofMessage)
    if (!message) return null
    const ofMail = and(eq(mails.agencyId, ctx.agencyId), eq(mails.dedupeKey, `message-received:${subject}`))
    const [mail] = await tx.select({ id: mails.id }).from(mails).where(ofMail)
    return described('message.received', { topic: message.topic, mailId: mail?.id ?? null })
  },
  // For programs: members see it in the list of departures.
  'availability.changed': async () => null,
  // Its quote or group tells whom it concerns.
  'deposit.changed': async () => null,
  'order.hold-ended': async () => null,
  // The history of its order has it, and its customer gets a mail.
  'change.paid': async () => null,
  'change.refused': async () => null,
  'member.joined': async (_tx, _ctx, { subject, payload }) => described('member.joined', payload, { except: subject }),
  'subscription.changed': async (_tx, _ctx, { payload }) => described('subscription.changed', payload),
  'activation.decided': async (_tx, _ctx, { payload }) => described('activation.decided', payload),
  async 'quote.expired'(tx, ctx, { subject }) {
    const ofQuote = and(eq(quotes.agencyId, ctx.agencyId), eq(quotes.id, subject))
    const [quote] = await tx.select({ number: quotes.number }).from(quotes).where(ofQuote)
    return quote ? described('quote.expired', { id: subject, number: formatQuoteNumber(quote) }) : null
  },
  async 'webhook.disabled'(tx, ctx, { subject }) {
    const ofEndpoint = and(eq(webhookEndpoints.agencyId, ctx.agencyId), eq(webhookEndpoints.id, subject))
    const [endpoint] = await tx.select({ url: webhookEndpoints.url }).from(webhookEndpoints).where(ofEndpoint)
    return endpoint ? described('webhook.disabled', { id: subject, url: endpoint.url }) : null
  },
}

/** Kind and facts of the notification of an event; null where nobody is notified or its subject no longer exists. */
export const describeEvent = <K extends EventKind>(
  tx: Transaction,
  ctx: Ctx,
  { kind, subject, payload }: { kind: K; subject: string; payload: unknown },
): Promise<Described | null> => describers[kind](tx, ctx, { subject, payload: eventPayloads[kind].parse(payload) })
