import { z } from 'zod'
import { moveBalance } from '../balance.ts'
import { asCancellationCredit, presentCredit } from '../credits/credit-shape.ts'
import type { Answer, Api, Call } from '../http/add-route.ts'
import { pageOf, pageOfCollection, pageQuery } from '../http/page-list.ts'
import { parseData, parseQuery } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import { makeId } from '../make-id.ts'
import { toAmount } from '../money.ts'
import type { StoredCancellation } from '../open-records.ts'
import type { OrderCancellation, StoredOrder } from '../orders/order-shape.ts'
import { presentOrder } from '../orders/present-order.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { quoteRefund } from './quote-refund.ts'

/** A quote can be confirmed for an hour, as observed in the vendor's test mode. */
const QUOTE_LIFE_MS = 3_600_000

const createInput = z.object({ order_id: z.string().min(1) })
const cancellationsQuery = pageQuery.extend({ order_id: z.string().optional() })

const present = ({ refundMinor: _minor, credits: _credits, ...cancellation }: StoredCancellation): OrderCancellation =>
  cancellation

function checkCancellable({ deps }: Call, stored: StoredOrder): void {
  if (stored.order.cancelled_at !== null) throw problem('already_cancelled')
  if (!presentOrder(stored, deps.now()).available_actions.includes('cancel')) throw problem('order_not_cancellable')
}

function createCancellation(call: Call): Answer {
  const { deps, records } = call
  const { order_id } = parseData(createInput, call.body)
  const stored = records.orders.get(order_id)
  if (stored === undefined) throw problem('not_found')
  checkCancellable(call, stored)
  const now = deps.now()
  const quote = quoteRefund(stored, now)
  const cancellation: StoredCancellation = {
    id: makeId('ore'),
    order_id,
    live_mode: false,
    refund_amount: toAmount(quote.minor),
    refund_currency: stored.order.total_currency,
    refund_to: quote.to,
    airline_credits: quote.credits.map((credit) => ({ ...asCancellationCredit(credit), issued_on: null })),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + QUOTE_LIFE_MS).toISOString(),
    confirmed_at: null,
    refundMinor: quote.minor,
    credits: quote.credits,
  }
  deps.store.atomically(() => {
    records.cancellations.put(cancellation.id, cancellation)
    emitEvent(deps, records, {
      type: 'order_cancellation.created',
      object: present(cancellation),
      idempotencyKey: cancellation.id,
    })
  })
  return { status: 201, data: present(cancellation) }
}

function findCancellation({ records }: Call, id: string): StoredCancellation {
  const found = records.cancellations.get(id)
  if (found === undefined) throw problem('not_found')
  return found
}

/** Cancels the order and refunds the quoted amount; only the newest quote of an order, and only until it expires. */
function confirmCancellation(call: Call): Answer {
  const { deps, records } = call
  const quote = findCancellation(call, call.param('id'))
  const stored = records.orders.get(quote.order_id)
  if (stored === undefined) throw problem('not_found')
  checkCancellable(call, stored)
  const now = deps.now()
  if (records.cancellations.find('order', stored.id).at(-1)?.id !== quote.id) throw problem('order_cancellation_stale')
  if (Date.parse(quote.expires_at) <= now.getTime()) throw problem('order_cancellation_expired')
  const at = now.toISOString()
  const credits = quote.credits.map(asCancellationCredit)
  const confirmed: StoredCancellation = { ...quote, confirmed_at: at, airline_credits: credits }
  const order = { ...stored.order, cancelled_at: at, cancellation: present(confirmed) }
  const cancelled: StoredOrder = {
    ...stored,
    order: { ...order, payment_status: { ...order.payment_status, awaiting_payment: false } },
    seatKeys: [],
  }
  deps.store.atomically(() => {
    if (quote.refund_to === 'balance') moveBalance(call, quote.refundMinor)
    for (const credit of quote.credits) {
      records.airlineCredits.put(credit.id, credit)
      emitEvent(deps, records, { type: 'air.airline_credit.created', object: presentCredit(credit), idempotencyKey: credit.id })
    }
    for (const key of stored.seatKeys) records.seats.remove(key)
    records.cancellations.put(quote.id, confirmed)
    records.orders.put(stored.id, cancelled)
    emitEvent(deps, records, {
      type: 'order_cancellation.confirmed',
      object: present(confirmed),
      idempotencyKey: `${quote.id}-confirmed`,
    })
    emitEvent(deps, records, {
      type: 'order.updated',
      object: presentOrder(cancelled, now),
      idempotencyKey: `${stored.id}-cancelled`,
    })
  })
  if (deps.faults.take('duffel', 'accepted-then-lost')) return 'lost'
  return { data: present(confirmed) }
}

/** Cancelling an order: a quote first, then its confirmation. */
export function registerCancellations({ add }: Api): void {
  add('POST', '/air/order_cancellations', createCancellation)
  add('GET', '/air/order_cancellations', ({ records, query }) => {
    const { order_id, ...page } = parseQuery(cancellationsQuery, query)
    const { data, meta } =
      order_id === undefined
        ? pageOfCollection(records.cancellations, page)
        : pageOf(records.cancellations.find('order', order_id).reverse(), page)
    return { data: data.map(present), meta }
  })
  add('GET', '/air/order_cancellations/:id', (call) => ({ data: present(findCancellation(call, call.param('id'))) }))
  add('POST', '/air/order_cancellations/:id/actions/confirm', confirmCancellation)
}
