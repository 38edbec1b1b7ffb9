import type { Order, StoredOrder } from './order-shape.ts'

/** The airline releases an unpaid hold at its deadline. */
export const hasLapsed = ({ order, paid }: StoredOrder, now: Date) =>
  paid === null &&
  order.cancelled_at === null &&
  order.payment_status.payment_required_by !== null &&
  Date.parse(order.payment_status.payment_required_by) <= now.getTime()

/** Local departure treated as UTC: at most a day off, which only shifts when cancelling stops being available. */
export const hasDeparted = ({ order }: StoredOrder, now: Date) => {
  const first = order.slices[0]?.segments[0]?.departing_at
  return first !== undefined && Date.parse(`${first}Z`) <= now.getTime()
}

// The test airline allows a change of any fare, which the vendor's own examples rely on.
const allowsChange = ({ owner, conditions }: Order) =>
  owner.iata_code === 'ZZ' || conditions.change_before_departure?.allowed === true

function actionsOf(stored: StoredOrder, now: Date): Order['available_actions'] {
  if (stored.order.cancelled_at !== null) return ['update']
  if (hasLapsed(stored, now)) return ['update']
  if (hasDeparted(stored, now)) return ['update']
  const changeable = stored.paid !== null && !stored.changed && allowsChange(stored.order)
  return changeable ? ['cancel', 'change', 'update'] : ['cancel', 'update']
}

/** The current state of an order in the API. A lapsed hold no longer awaits payment, but has no documents: a trap of the vendor's API. */
export function presentOrder(stored: StoredOrder, now: Date): Order {
  const { order } = stored
  return {
    ...order,
    synced_at: now.toISOString(),
    available_actions: actionsOf(stored, now),
    payment_status: {
      ...order.payment_status,
      awaiting_payment: order.payment_status.awaiting_payment && !hasLapsed(stored, now),
    },
  }
}
