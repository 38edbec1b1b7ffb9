import { z } from 'zod'
import type { Api, Call } from '../http/add-route.ts'
import { parseData, parseQuery } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import { everyOne } from '../open-records.ts'
import type { AirlineInitiatedChange, StoredOrder } from '../orders/order-shape.ts'
import { presentOrder } from '../orders/present-order.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { detectChange, simulateChange } from './move-flights.ts'

const listQuery = z.object({ order_id: z.string().optional() }).loose()
const actionInput = z.object({ action_taken: z.enum(['accepted', 'cancelled', 'changed']) })

function listChanges(call: Call) {
  const { order_id } = parseQuery(listQuery, call.query)
  if (order_id === undefined) {
    return { data: everyOne(call.records.orders).flatMap(({ order }) => order.airline_initiated_changes) }
  }
  const stored = call.records.orders.get(order_id)
  if (stored === undefined) throw problem('not_found')
  // On the vendor's test route every request of the changes creates a new one.
  const looked = stored.route === 'schedule-changes' || simulateChange(call, stored) ? detectChange(call, stored) : stored
  return { data: looked.order.airline_initiated_changes }
}

function findChange({ records }: Call, id: string): { stored: StoredOrder; change: AirlineInitiatedChange } {
  const stored = records.orders.find('change', id)[0]
  const change = stored?.order.airline_initiated_changes.find((one) => one.id === id)
  if (stored === undefined || change === undefined) throw problem('not_found')
  return { stored, change }
}

function record(call: Call, action: NonNullable<AirlineInitiatedChange['action_taken']>) {
  const { stored, change } = findChange(call, call.param('id'))
  if (stored.order.airline_initiated_changes.at(-1)?.id !== change.id) throw problem('stale_airline_initiated_change_accept')
  if (change.action_taken !== null) throw problem('unsupported_action')
  const at = call.deps.now().toISOString()
  const taken: AirlineInitiatedChange = {
    ...change,
    action_taken: action,
    action_taken_at: at,
    available_actions: [],
    updated_at: at,
  }
  const changes = stored.order.airline_initiated_changes.map((one) => (one.id === change.id ? taken : one))
  const changed = { ...stored, order: { ...stored.order, airline_initiated_changes: changes } }
  call.deps.store.atomically(() => {
    call.records.orders.put(stored.id, changed)
    emitEvent(call.deps, call.records, {
      type: 'order.updated',
      object: presentOrder(changed, call.deps.now()),
      idempotencyKey: `${change.id}-${action}`,
    })
  })
  return { data: taken }
}

/** Changes by the airline, and the agency's response to them. */
export function registerAirlineChanges({ add }: Api): void {
  add('GET', '/air/airline_initiated_changes', listChanges)
  add('PATCH', '/air/airline_initiated_changes/:id', (call) => record(call, parseData(actionInput, call.body).action_taken))
  add('POST', '/air/airline_initiated_changes/:id/actions/accept', (call) => record(call, 'accepted'))
}
