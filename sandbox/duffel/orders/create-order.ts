import { readBalance } from '../balance.ts'
import type { Answer, Call } from '../http/add-route.ts'
import { parseData } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import { makeReference } from '../make-id.ts'
import { loadOffer } from '../offers/load-offer.ts'
import { buildOrder } from './build-order.ts'
import { checkPassengers } from './check-passengers.ts'
import { checkPayment } from './check-payment.ts'
import { chooseServices } from './choose-services.ts'
import { commitOrder, owedBy } from './commit-order.ts'
import { orderInput } from './order-input.ts'
import type { StoredOrder } from './order-shape.ts'
import { presentOrder } from './present-order.ts'
import { postponeOrder } from './settle-pending.ts'
import type { TestRoute } from './test-route.ts'

/**
 * Books an offer. The vendor has no idempotency key: the same request sent twice books twice, except that a seat is sold once.
 * Answers 201 with the order, or 202 when the airline has not confirmed yet (`order.created` or `order.creation_failed` follows).
 */
export function createOrder(call: Call): Answer {
  const { deps, records } = call
  const input = parseData(orderInput, call.body)
  const { offer, note, route } = loadOffer(call, input.selected_offers[0] ?? '', 'book')
  checkPassengers(offer, input.passengers, deps.now())
  const chosen = chooseServices(records, offer, input.services ?? [])
  checkPayment(call, { offer, input, note, servicesMinor: chosen.minor })
  const make = (): StoredOrder => {
    const reference = makeReference((taken) => records.orders.find('reference', taken).length > 0)
    return buildOrder({ offer, input, chosen, reference, now: deps.now(), route })
  }
  const airline = offer.owner.name.toLowerCase().replaceAll(' ', '-')
  if (route === 'order-fails') throw problem('airline_unknown', undefined, airline)
  if (deps.faults.take('duffel', 'ticket-refused')) throw problem('order_not_created', undefined, airline)
  const stored = make()
  const short = stored.paid !== null && readBalance(call) < owedBy(stored.paid)
  if (short || route === 'insufficient-balance' || (stored.paid !== null && deps.faults.take('duffel', 'insufficient-balance'))) {
    throw problem('insufficient_balance')
  }
  const outcome = pendingOutcome(call, route)
  if (outcome !== null) {
    const pending = postponeOrder(call, stored, outcome)
    return {
      status: 202,
      data: { id: pending.id, offer_id: offer.id, status: 'pending', live_mode: false, created_at: deps.now().toISOString() },
    }
  }
  commitOrder(call, stored)
  if (deps.faults.take('duffel', 'accepted-then-lost')) return 'lost'
  return { status: 201, data: presentOrder(stored, deps.now()) }
}

function pendingOutcome({ deps }: Call, route: TestRoute | null): 'created' | 'failed' | null {
  if (route === 'pending-then-failed' || deps.faults.take('duffel', 'pending-then-failed')) return 'failed'
  if (route === 'pending-then-created' || deps.faults.take('duffel', 'pending-then-created')) return 'created'
  return null
}
