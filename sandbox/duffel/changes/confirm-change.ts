import { z } from 'zod'
import { moveBalance } from '../balance.ts'
import type { Answer, Call } from '../http/add-route.ts'
import { parseData } from '../http/parse-input.ts'
import { fieldProblem, problem } from '../http/problem.ts'
import { toAmount, toMinor } from '../money.ts'
import { endOfDay, issueDocuments } from '../orders/build-order.ts'
import { seatKey } from '../orders/choose-services.ts'
import { paymentInput } from '../orders/order-input.ts'
import type { OrderSlice, StoredOrder } from '../orders/order-shape.ts'
import { presentOrder } from '../orders/present-order.ts'
import { checkSession } from '../payments/register-sessions.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import type { ChangeOffer, StoredChange } from './change-shape.ts'
import { presentChange } from './present-change.ts'

const confirmInput = z.object({ payment: paymentInput.nullish() })

const isGone = (removed: OrderSlice[], segmentIds: string[]) =>
  removed.some(({ segments }) => segments.some(({ id }) => segmentIds.includes(id)))

/** The seats on the returned flights, in the flights' form. */
const seatsOf = (slices: OrderSlice[]) =>
  slices.flatMap((slice) =>
    slice.segments.flatMap(({ id, passengers }) =>
      passengers.flatMap(({ seat }) => (seat === null ? [] : [seatKey({ slices: [slice] }, id, seat.designator)])),
    ),
  )

/** The order after the change: new flights replace the old ones, whose seats and bags are lost, and new tickets are issued. */
function changedOrder(stored: StoredOrder, offer: ChangeOffer, now: Date): StoredOrder {
  const { order } = stored
  const removed = new Set(offer.slices.remove.map(({ id }) => id))
  const added = offer.slices.add.map(
    (slice): OrderSlice => ({
      ...slice,
      changeable: false,
      segments: slice.segments.map((segment) => ({
        ...segment,
        passengers: segment.passengers.map((passenger) => ({ ...passenger, seat: null })),
      })),
    }),
  )
  const slices = [...order.slices.filter(({ id }) => !removed.has(id)), ...added].toSorted((a, b) =>
    (a.segments[0]?.departing_at ?? '') < (b.segments[0]?.departing_at ?? '') ? -1 : 1,
  )
  const minor = toMinor(offer.change_total_amount)
  const services = order.services.filter(({ segment_ids }) => !isGone(offer.slices.remove, segment_ids))
  const changed = {
    ...order,
    slices,
    services,
    base_amount: toAmount(toMinor(order.base_amount) + minor),
    total_amount: offer.new_total_amount,
    void_window_ends_at: endOfDay(now),
  }
  return {
    ...stored,
    changed: true,
    seatKeys: stored.seatKeys.filter((key) => !seatsOf(offer.slices.remove).includes(key)),
    paid: stored.paid === null ? null : { ...stored.paid, minor: stored.paid.minor + minor },
    order: { ...changed, documents: issueDocuments(changed) },
  }
}

/** Pays for a change and executes it. Answers 200 with the change; the order shows it at once. */
export function confirmChange(call: Call, change: StoredChange): Answer {
  const { deps, records } = call
  const { payment } = call.body === undefined ? {} : parseData(confirmInput, call.body)
  const stored = records.orders.get(change.order_id)
  if (stored === undefined) throw problem('not_found')
  const now = deps.now()
  if (change.confirmed_at !== null) throw problem('order_change_already_actioned')
  if (stored.order.cancelled_at !== null) throw problem('already_cancelled')
  if (!presentOrder(stored, now).available_actions.includes('change')) throw problem('order_not_changeable')
  if (Date.parse(change.offer.expires_at) <= now.getTime()) throw problem('offer_no_longer_available')
  const minor = toMinor(change.offer.change_total_amount)
  if (minor > 0) {
    if (!payment) throw fieldProblem('validation_required', ['payment'], `Field 'payment' can't be blank`)
    checkSession(call, payment.three_d_secure_session_id, {
      resourceId: change.id,
      path: ['payment', 'three_d_secure_session_id'],
    })
    if (payment.currency !== change.offer.change_total_currency) {
      throw fieldProblem('payment_currency_does_not_match_order_currency', ['payment', 'currency'])
    }
    if (toMinor(payment.amount) !== minor) throw fieldProblem('payment_amount_does_not_match_order_amount', ['payment', 'amount'])
  }
  const changed = changedOrder(stored, change.offer, now)
  const confirmed = { ...change, confirmed_at: now.toISOString() }
  deps.store.atomically(() => {
    if (payment?.type === 'balance') moveBalance(call, -minor)
    for (const key of seatsOf(change.offer.slices.remove)) records.seats.remove(key)
    records.orders.put(stored.id, changed)
    records.changes.put(change.id, confirmed)
    emitEvent(deps, records, { type: 'order.updated', object: presentOrder(changed, now), idempotencyKey: change.id })
  })
  if (deps.faults.take('duffel', 'accepted-then-lost')) return 'lost'
  return { data: presentChange(confirmed) }
}
