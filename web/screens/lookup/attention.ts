import type { OrderRow } from '#contract/base/order-base.ts'
import { deadlineWords } from '#domain/deadline.ts'
import { apiContext } from '../../context.ts'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/attention'

/** Orders that need action: first those that wait for a decision, then payment deadlines; `more` are not listed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { count, approvals, items } = await context.get(apiContext).dashboard.attention()
  const { zone } = context.get(sessionContext).regional
  const rows = items.map((order) => ({
    id: order.id,
    product: order.product,
    number: order.number,
    title: order.title,
    why: whyOf(order, zone),
  }))
  return { rows, count, approvals, more: count - approvals - rows.length }
}

const whyOf = ({ status, payBy, departure }: OrderRow, zone: string): string =>
  status === 'AwaitingAdmin' || !payBy ? 'waits for your decision' : `pay by ${deadlineWords(new Date(payBy), departure, zone)}`
