import { z } from 'zod'
import { detectChange, simulateChange } from '../changes/move-flights.ts'
import type { Api, Call } from '../http/add-route.ts'
import { pageOf, pageOfCollection, pageQuery } from '../http/page-list.ts'
import { parseData, parseQuery, queryFlag, queryList } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import { everyOne } from '../open-records.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { addServices, listOrderServices } from './add-services.ts'
import { createOrder } from './create-order.ts'
import { metadataInput } from './order-input.ts'
import type { StoredOrder } from './order-shape.ts'
import { presentOrder } from './present-order.ts'
import { priceOrder } from './price-order.ts'

const orderFilters = pageQuery.extend({
  booking_reference: z.string().optional(),
  offer_id: z.string().optional(),
  awaiting_payment: queryFlag.optional(),
  requires_action: queryFlag.optional(),
  'passenger_name[]': queryList.optional(),
  passenger_name: queryList.optional(),
  user_id: z.string().optional(),
  sort: z
    .enum([
      'payment_required_by',
      '-payment_required_by',
      'total_amount',
      '-total_amount',
      'created_at',
      '-created_at',
      'pay_by',
      '-pay_by',
    ])
    .optional(),
})

type Filters = z.infer<typeof orderFilters>

export function findOrder({ records }: Pick<Call, 'records'>, id: string): StoredOrder {
  const stored = records.orders.get(id)
  if (stored === undefined) throw problem('not_found')
  return stored
}

const sortKeys: Record<string, (stored: StoredOrder) => string | number> = {
  payment_required_by: ({ order }) => order.payment_status.payment_required_by ?? '9999',
  pay_by: ({ order }) => order.payment_status.payment_required_by ?? '9999',
  total_amount: ({ order }) => Number(order.total_amount),
  created_at: ({ order }) => order.created_at,
}

function sorted(found: StoredOrder[], sort: string): StoredOrder[] {
  const keyOf = sortKeys[sort.replace('-', '')] ?? (({ order }: StoredOrder) => order.created_at)
  const sign = sort.startsWith('-') ? -1 : 1
  return found.toSorted((a, b) => {
    if (keyOf(a) === keyOf(b)) return 0
    return keyOf(a) < keyOf(b) ? -sign : sign
  })
}

const namesOf = ({ order }: StoredOrder) =>
  order.passengers.map(({ given_name, family_name }) => `${given_name} ${family_name}`.toLowerCase())

/** The smallest indexed set that contains every match, newest first. */
function candidates({ records }: Call, filters: Filters): StoredOrder[] {
  if (filters.booking_reference !== undefined) return records.orders.find('reference', filters.booking_reference).reverse()
  if (filters.offer_id !== undefined) return records.orders.find('offer', filters.offer_id).reverse()
  if (filters.awaiting_payment) return records.orders.find('awaiting', 'yes').reverse()
  return everyOne(records.orders)
}

function listOrders(call: Call) {
  const filters = parseQuery(orderFilters, call.query)
  const now = call.deps.now()
  const { limit, after, before, sort, awaiting_payment, requires_action, booking_reference, offer_id } = filters
  const names = [...(filters['passenger_name[]'] ?? []), ...(filters.passenger_name ?? [])].map((name) => name.toLowerCase())
  const unfiltered = [sort, awaiting_payment, requires_action, booking_reference, offer_id].every((one) => one === undefined)
  if (unfiltered && names.length === 0) {
    const { data, meta } = pageOfCollection(call.records.orders, { limit, after, before })
    return { data: data.map((stored) => presentOrder(stored, now)), meta }
  }
  const found = candidates(call, filters).filter((stored) => {
    const order = presentOrder(stored, now)
    const waits = order.airline_initiated_changes.some(({ action_taken }) => action_taken === null)
    return (
      (booking_reference === undefined || order.booking_reference === booking_reference) &&
      (offer_id === undefined || order.offer_id === offer_id) &&
      (awaiting_payment === undefined || order.payment_status.awaiting_payment === awaiting_payment) &&
      (requires_action === undefined || waits === requires_action) &&
      names.every((name) => namesOf(stored).some((full) => full.includes(name)))
    )
  })
  const { data, meta } = pageOf(sort === undefined ? found : sorted(found, sort), { limit, after, before })
  return { data: data.map((stored) => presentOrder(stored, now)), meta }
}

// The documented body has `metadata`; the JavaScript client wraps it in `options`.
const updateInput = z.union([
  z.object({ metadata: metadataInput }),
  z.object({ options: z.object({ metadata: metadataInput }) }).transform(({ options }) => options),
  z.object({ users: z.array(z.string()) }).transform(() => ({ metadata: undefined })),
])

function updateOrder(call: Call) {
  const stored = findOrder(call, call.param('id'))
  const { metadata } = parseData(updateInput, call.body)
  const changed = { ...stored, order: { ...stored.order, metadata: metadata ?? stored.order.metadata } }
  const order = presentOrder(changed, call.deps.now())
  call.deps.store.atomically(() => {
    call.records.orders.put(stored.id, changed)
    emitEvent(call.deps, call.records, {
      type: 'order.updated',
      object: order,
      idempotencyKey: `${stored.id}-${order.synced_at}`,
    })
  })
  return { data: order }
}

/** Orders: created, read, listed, annotated, and extended with services. */
export function registerOrders({ add }: Api): void {
  add('POST', '/air/orders', createOrder)
  add('GET', '/air/orders', listOrders)
  add('GET', '/air/orders/:id', (call) => {
    const stored = findOrder(call, call.param('id'))
    const current = simulateChange(call, stored) ? detectChange(call, stored) : stored
    return { data: presentOrder(current, call.deps.now()) }
  })
  add('PATCH', '/air/orders/:id', updateOrder)
  add('GET', '/air/orders/:id/available_services', (call) => ({
    data: listOrderServices(call, findOrder(call, call.param('id'))),
  }))
  add('POST', '/air/orders/:id/services', (call) => addServices(call, findOrder(call, call.param('id'))))
  add('POST', '/air/orders/:id/actions/price', (call) => priceOrder(call, findOrder(call, call.param('id'))))
}
