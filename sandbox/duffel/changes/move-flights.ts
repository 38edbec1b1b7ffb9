import type { Call } from '../http/add-route.ts'
import { makeId } from '../make-id.ts'
import type { AirlineInitiatedChange, OrderSlice, StoredOrder } from '../orders/order-shape.ts'
import { hasDeparted, hasLapsed, presentOrder } from '../orders/present-order.ts'
import { emitEvent } from '../webhooks/emit-event.ts'

const HOUR_MS = 3_600_000

/** A local time without an offset, an hour later. */
const anHourLater = (local: string) => new Date(Date.parse(`${local}Z`) + HOUR_MS).toISOString().slice(0, 19)

const moved = (slice: OrderSlice): OrderSlice => ({
  ...slice,
  id: makeId('sli'),
  segments: slice.segments.map((segment) => ({
    ...segment,
    departing_at: anHourLater(segment.departing_at),
    arriving_at: anHourLater(segment.arriving_at),
  })),
})

/** Whether the airline changes this order's flights now: when the fault is armed for an order before departure. */
export const simulateChange = ({ deps }: Call, stored: StoredOrder) =>
  stored.order.cancelled_at === null &&
  !hasLapsed(stored, deps.now()) &&
  !hasDeparted(stored, deps.now()) &&
  deps.faults.take('duffel', 'schedule-change')

/** Moves the first slice an hour later; the order shows it at once, and the agency must respond to the change. */
export function detectChange({ deps, records }: Call, stored: StoredOrder): StoredOrder {
  const [removed, ...rest] = stored.order.slices
  if (removed === undefined) return stored
  const at = deps.now().toISOString()
  const added = moved(removed)
  const change: AirlineInitiatedChange = {
    id: makeId('aic'),
    order_id: stored.id,
    action_taken: null,
    action_taken_at: null,
    available_actions: ['accept', 'cancel', 'update'],
    added: [added],
    removed: [removed],
    travel_agent_ticket: null,
    created_at: at,
    updated_at: at,
  }
  const order = {
    ...stored.order,
    slices: [added, ...rest],
    airline_initiated_changes: [...stored.order.airline_initiated_changes, change],
  }
  const changed = { ...stored, order }
  deps.store.atomically(() => {
    records.orders.put(stored.id, changed)
    emitEvent(deps, records, {
      type: 'order.airline_initiated_change_detected',
      object: presentOrder(changed, deps.now()),
      idempotencyKey: change.id,
    })
  })
  return changed
}
