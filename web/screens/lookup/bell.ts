import type { OrderRow } from '#contract/base/order-base.ts'
import { dayAt, formatDate } from '#domain/dates.ts'
import { deadlineWords } from '#domain/deadline.ts'
import { apiContext } from '../../context.ts'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/bell'

/** The newest notifications behind the bell; the list has the others. */
const NEWEST = 15

/** The newest notifications by day, and the requests and orders that need action: first those that wait for a decision, then payment deadlines. */
export async function loader({ context }: Route.LoaderArgs) {
  const { dashboard, notifications } = context.get(apiContext)
  const { reader, permissions, practice } = context.get(sessionContext)
  const { zone } = reader
  const attention = permissions.includes('orders:read') ? await dashboard.attention() : { count: 0, approvals: 0, items: [] }
  // Notifications are about the agency at work: their links lead to orders that practice does not have.
  const [newest, unread] = practice
    ? [{ items: [] }, 0]
    : await Promise.all([
        notifications.list({ limit: NEWEST }),
        notifications.list({ state: 'unread', limit: 1 }).then(({ total }) => total.count),
      ])
  const orders = attention.items.map((order) => ({
    id: order.id,
    product: order.product,
    number: order.number,
    title: order.title,
    why: whyOf(order, zone),
  }))
  const days = Map.groupBy(newest.items, ({ at }) => dayAt(new Date(at), zone))
  return {
    attention: { orders, approvals: attention.approvals, count: attention.count },
    days: [...days].map(([day, items]) => ({ day, title: dayWords(day, zone), items })),
    unread,
    isPractice: practice !== null,
  }
}

/** Marks one notification as read, or all up to the newest that was shown. */
export async function action({ request, context }: Route.ActionArgs) {
  const { notifications } = context.get(apiContext)
  const form = await request.formData()
  const id = form.get('id')
  if (typeof id === 'string') await notifications.read({ id })
  else await notifications.readAll({ until: String(form.get('until')) })
  return null
}

function whyOf({ status, payBy, departure }: OrderRow, zone: string): string {
  if (status === 'Issued') return 'the airline changed the times'
  return status === 'AwaitingAdmin' || !payBy
    ? 'waits for your decision'
    : `pay by ${deadlineWords(new Date(payBy), departure, zone)}`
}

function dayWords(day: string, zone: string): string {
  const [today, yesterday] = [0, 86_400_000].map((ago) => dayAt(new Date(Date.now() - ago), zone))
  if (day === today) return 'Today'
  return day === yesterday ? 'Yesterday' : formatDate(day)
}
