import { z } from 'zod'
import { deadlineWords } from '../deadline.ts'
import { MoneyShape } from '../money/waterfall.ts'
import type { Numbers } from '../numbers.ts'
import { orderPath } from '../orders/order-path.ts'
import type { NotificationKind } from './notification-kinds.ts'

const OfOrder = z.object({
  id: z.uuid(),
  product: z.string(),
  /** `TW-1042` */
  number: z.string(),
  /** `Lagos to Accra`. Facts name no customer, so that erasing one leaves none here. */
  title: z.string(),
})

/** What a notification stores about its subject, by kind. */
const shapes = {
  'order.needs-decision': OfOrder,
  'order.deadline-near': OfOrder.extend({ payBy: z.iso.datetime() }),
  'order.issued': OfOrder,
  'order.held': OfOrder.extend({ payBy: z.iso.datetime().nullable() }),
  'order.failed': OfOrder.extend({ reason: z.string() }),
  'order.cancelled': OfOrder.extend({ refund: MoneyShape }),
  'order.refunded': OfOrder.extend({ refund: MoneyShape }),
  /** `now`: the new times, in words. */
  'order.rescheduled': OfOrder.extend({ now: z.string() }),
  'payment.received': OfOrder.extend({ amount: MoneyShape }),
  'payment.failed': OfOrder.extend({ amount: MoneyShape }),
  'wallet.topped-up': z.object({ amount: MoneyShape }),
  'wallet.reversed': z.object({ amount: MoneyShape, isOwed: z.boolean() }),
  /** The mail has the message; null where the agency had no address to mail it to. */
  'message.received': z.object({ topic: z.string(), mailId: z.uuid().nullable() }),
  'site.not-published': z.object({ at: z.iso.datetime() }),
  'member.joined': z.object({ name: z.string(), role: z.string() }),
  'subscription.changed': z.object({ about: z.enum(['paid', 'unpaid', 'ended', 'trial-started']), plan: z.string() }),
  'activation.decided': z.object({ isActive: z.boolean() }),
  'webhook.disabled': z.object({ id: z.uuid(), url: z.string() }),
  /** Without its title, which may name the customer. */
  'quote.expired': z.object({ id: z.uuid(), number: z.string() }),
} satisfies Record<NotificationKind, z.ZodType>

type AllFacts = { [K in NotificationKind]: z.infer<(typeof shapes)[K]> }
export type NotificationFacts<K extends NotificationKind> = AllFacts[K]

export const notificationFacts: { [K in NotificationKind]: z.ZodType<AllFacts[K]> } = shapes

/** How the reader writes numbers and tells the time. */
interface Reader {
  numbers: Numbers
  zone: string
}

interface Words {
  title: string
  text: string
  /** The page about it, below the portal's address. */
  path: string
}

type Row<K extends NotificationKind> = (facts: AllFacts[K], reader: Reader) => Words

type Order = z.infer<typeof OfOrder>

const ofOrder = (order: Order, what: string, text: string = order.title): Words => ({
  title: `${order.number} ${what}`,
  text,
  path: orderPath(order),
})

const until = (payBy: string, zone: string): string => `Pay by ${deadlineWords(new Date(payBy), null, zone)}`

const subscriptionTitles: Record<AllFacts['subscription.changed']['about'], (plan: string) => string> = {
  paid: (plan) => `The ${plan} plan is paid`,
  unpaid: (plan) => `The ${plan} plan could not be renewed`,
  ended: (plan) => `The ${plan} plan has ended`,
  'trial-started': (plan) => `The trial of ${plan} has started`,
}

const subscriptionTexts: Record<AllFacts['subscription.changed']['about'], string> = {
  paid: 'The receipt is on the subscription page.',
  unpaid: 'The wallet does not cover it. Top it up or pay by card.',
  ended: 'The limits of the free plan apply now.',
  'trial-started': 'Nothing is charged until its last day.',
}

const rows: { [K in NotificationKind]: Row<K> } = {
  'order.needs-decision': (order) => ofOrder(order, 'needs a decision'),
  'order.deadline-near': (order, { zone }) =>
    ofOrder(order, 'is about to expire', `${order.title} · ${until(order.payBy, zone)}`),
  'order.issued': (order) => ofOrder(order, 'is issued'),
  'order.held': (order, { zone }) =>
    ofOrder(order, 'is held', order.payBy ? `${order.title} · ${until(order.payBy, zone)}` : order.title),
  'order.failed': (order) => ofOrder(order, 'could not be booked', `${order.title} · ${order.reason}`),
  'order.cancelled': (order, { numbers }) =>
    ofOrder(
      order,
      'is cancelled',
      order.refund.amount > 0
        ? `${order.title} · ${numbers.money(order.refund)} goes back`
        : `${order.title} · Nothing goes back`,
    ),
  'order.refunded': (order, { numbers }) => ofOrder(order, 'is refunded', `${order.title} · ${numbers.money(order.refund)}`),
  'order.rescheduled': (order) => ofOrder(order, 'has new flight times', `${order.title} · ${order.now}`),
  'payment.received': (order, { numbers }) => ofOrder(order, `is paid: ${numbers.money(order.amount)}`),
  'payment.failed': (order, { numbers }) =>
    ofOrder(order, 'could not be paid', `${order.title} · The payment of ${numbers.money(order.amount)} failed`),
  'wallet.topped-up': ({ amount }, { numbers }) => ({
    title: `The wallet is topped up by ${numbers.money(amount)}`,
    text: 'The balance is on the transactions page.',
    path: '/transactions',
  }),
  'wallet.reversed': ({ amount, isOwed }, { numbers }) => ({
    title: `A top-up of ${numbers.money(amount)} is taken back`,
    text: isOwed ? 'The wallet does not cover it, so it is still owed.' : 'It was deducted from the wallet.',
    path: '/transactions',
  }),
  'message.received': ({ topic, mailId }) => ({
    title: 'A visitor wrote on the website',
    text: topic || 'Open the message to answer it.',
    path: mailId ? `/outbox/${mailId}` : '/outbox',
  }),
  'site.not-published': ({ at }, { zone }) => ({
    title: 'The website could not be published',
    text: `It was scheduled for ${deadlineWords(new Date(at), null, zone)}.`,
    path: '/website',
  }),
  'member.joined': ({ name, role }) => ({ title: `${name} joined the team`, text: `Role: ${role}`, path: '/settings/team' }),
  'subscription.changed': ({ about, plan }) => ({
    title: subscriptionTitles[about](plan),
    text: subscriptionTexts[about],
    path: '/settings/agency/subscription',
  }),
  'activation.decided': ({ isActive }) => ({
    title: isActive ? 'The agency is activated' : 'The activation needs more documents',
    text: isActive ? 'Your business details were approved.' : 'Read what the reviewer asks for.',
    path: '/gettingStarted/business/activate',
  }),
  'quote.expired': ({ id, number }) => ({
    title: `${number} has expired`,
    text: 'The customer did not answer by its last day. Open it again to check its prices and send it once more.',
    path: `/quotes/${id}`,
  }),
  'webhook.disabled': ({ id, url }) => ({
    title: 'A webhook is disabled',
    text: url,
    path: `/settings/agency/developer/webhooks/${id}`,
  }),
}

/** Title, text and page of a stored notification for its reader. */
export function notificationWords<K extends NotificationKind>(kind: K, facts: unknown, reader: Reader): Words {
  const { title, text, path } = rows[kind](notificationFacts[kind].parse(facts), reader)
  return { title: onOneLine(title), text: onOneLine(text), path }
}

/** No line ends between a currency and its amount. */
const onOneLine = (text: string): string => text.replaceAll(/\b([A-Z]{3}) (?=\d)/g, '$1\u00a0')
