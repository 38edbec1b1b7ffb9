import { deadlineWords } from '#domain/deadline.ts'
import { apiContext } from '../../context.ts'
import type { Route } from './+types/attention'

/** Orders that need someone now: first those that wait for a decision, then payment deadlines. */
export async function loader({ context }: Route.LoaderArgs) {
  const { needsDecision, holds, awaitingTickets } = await context.get(apiContext).dashboard.today()
  const rows = [
    ...needsDecision.map((order) => ({ order, why: 'waits for your decision' })),
    ...holds.map((order) => ({
      order,
      why: order.payBy ? `pay by ${deadlineWords(new Date(order.payBy), order.departure)}` : 'not paid yet',
    })),
    ...awaitingTickets.map((order) => ({ order, why: 'tickets are not issued yet' })),
  ]
  return rows.slice(0, 20).map(({ order, why }) => ({ id: order.id, number: order.number, title: order.title, why }))
}
