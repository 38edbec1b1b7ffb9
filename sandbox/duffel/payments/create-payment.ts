import { z } from 'zod'
import { moveBalance } from '../balance.ts'
import type { Answer, Call } from '../http/add-route.ts'
import { parseData } from '../http/parse-input.ts'
import { fieldProblem, problem } from '../http/problem.ts'
import { makeId } from '../make-id.ts'
import { riseOf, toAmount, toMinor } from '../money.ts'
import type { StoredPayment } from '../open-records.ts'
import { endOfDay, issueDocuments } from '../orders/build-order.ts'
import { type PaymentInput, paymentInput } from '../orders/order-input.ts'
import type { StoredOrder } from '../orders/order-shape.ts'
import { hasLapsed, presentOrder } from '../orders/present-order.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { checkSession } from './register-sessions.ts'

const createInput = z.object({ order_id: z.string().min(1), payment: paymentInput })

/** The price of a hold may change after its guarantee; here it does if the fault is armed. */
function raisePrice({ deps, records }: Call, stored: StoredOrder): void {
  const { base_amount, total_amount } = stored.order
  const rise = riseOf(toMinor(total_amount))
  const order = {
    ...stored.order,
    base_amount: toAmount(toMinor(base_amount) + rise),
    total_amount: toAmount(toMinor(total_amount) + rise),
  }
  deps.store.atomically(() => records.orders.put(stored.id, { ...stored, order }))
}

function checkPayable(call: Call, stored: StoredOrder, payment: PaymentInput): void {
  const { order } = stored
  const now = call.deps.now()
  if (order.type !== 'hold') throw fieldProblem('order_type_not_eligible_for_payment', ['order_id'])
  if (order.cancelled_at !== null) throw problem('already_cancelled')
  if (stored.paid !== null) throw problem('already_paid')
  if (hasLapsed(stored, now)) throw problem('past_payment_required_by_date')
  if (order.airline_initiated_changes.some(({ action_taken }) => action_taken === null)) throw problem('schedule_changed')
  checkSession(call, payment.three_d_secure_session_id, {
    resourceId: order.id,
    path: ['payment', 'three_d_secure_session_id'],
  })
  if (payment.currency !== order.total_currency)
    throw fieldProblem('payment_currency_does_not_match_order_currency', ['payment', 'currency'])
  if (toMinor(payment.amount) !== toMinor(order.total_amount)) {
    throw fieldProblem('payment_amount_does_not_match_order_amount', ['payment', 'amount'])
  }
  if (call.deps.faults.take('duffel', 'price-change')) {
    raisePrice(call, stored)
    throw problem('price_changed', 'The fare has risen: read the order again for its new total.')
  }
  if (call.deps.faults.take('duffel', 'insufficient-balance')) throw problem('insufficient_balance')
  if (call.deps.faults.take('duffel', 'ticket-refused'))
    throw problem('order_not_created', undefined, order.owner.name.toLowerCase().replaceAll(' ', '-'))
}

/** Pays for a held order: the tickets are issued at once. Answers 201 with the payment. */
export function createPayment(call: Call): Answer {
  const { deps, records } = call
  const { order_id, payment: input } = parseData(createInput, call.body)
  const stored = records.orders.get(order_id)
  if (stored === undefined) throw problem('not_found')
  checkPayable(call, stored, input)
  const now = deps.now()
  const at = now.toISOString()
  const payment: StoredPayment = {
    id: makeId('pay'),
    live_mode: false,
    order_id,
    type: input.type,
    amount: stored.order.total_amount,
    currency: stored.order.total_currency,
    status: 'succeeded',
    airline_credit_id: null,
    failure_reason: null,
    created_at: at,
  }
  const minor = toMinor(stored.order.total_amount)
  const changed: StoredOrder = {
    ...stored,
    paid: { type: input.type, minor },
    order: {
      ...stored.order,
      documents: issueDocuments(stored.order),
      payment_status: { awaiting_payment: false, payment_required_by: null, price_guarantee_expires_at: null, paid_at: at },
      void_window_ends_at: endOfDay(now),
    },
  }
  deps.store.atomically(() => {
    if (input.type === 'balance') moveBalance(call, -minor)
    records.payments.put(payment.id, payment)
    records.orders.put(order_id, changed)
    emitEvent(deps, records, { type: 'payment.created', object: payment, idempotencyKey: payment.id })
    emitEvent(deps, records, { type: 'order.updated', object: presentOrder(changed, now), idempotencyKey: `${order_id}-paid` })
  })
  if (deps.faults.take('duffel', 'accepted-then-lost')) return 'lost'
  return { status: 201, data: payment }
}
