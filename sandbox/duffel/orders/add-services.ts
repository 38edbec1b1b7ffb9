import { z } from 'zod'
import { accountingPrefix } from '../../inventory/network/airlines.ts'
import { rebuildOffer } from '../../inventory/rebuild-offer.ts'
import { servicesFor } from '../../inventory/services-for.ts'
import type { Service } from '../../inventory/wire.ts'
import { moveBalance } from '../balance.ts'
import type { Answer, Call } from '../http/add-route.ts'
import { parseData } from '../http/parse-input.ts'
import { fieldProblem, problem } from '../http/problem.ts'
import { sumOf, toAmount, toMinor } from '../money.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { issueServiceDocument } from './build-order.ts'
import { chosenService, paymentInput } from './order-input.ts'
import type { OrderService, StoredOrder } from './order-shape.ts'
import { hasDeparted, presentOrder } from './present-order.ts'

const servicesInput = z.object({ add_services: z.array(chosenService).min(1), payment: paymentInput.nullish() })

/** Bags available for an issued order: the offer's, less the booked ones. */
export function listOrderServices({ deps }: Call, stored: StoredOrder): Service[] {
  const { order, paid } = stored
  if (paid === null || order.cancelled_at !== null || hasDeparted(stored, deps.now())) return []
  // An offer's recipe is valid after its expiry: it is read as of the order's creation.
  const found = rebuildOffer(order.offer_id, { seed: deps.seed, now: new Date(order.created_at) })
  if ('error' in found) return []
  return servicesFor(found.offer).flatMap((service): Service[] => {
    if (service.type !== 'baggage') return []
    const booked = sumOf(order.services.filter(({ id }) => id === service.id).map(({ quantity }) => quantity))
    return booked < service.maximum_quantity ? [{ ...service, maximum_quantity: service.maximum_quantity - booked }] : []
  })
}

/** Sells bags for an issued order and adds their documents to it. */
export function addServices(call: Call, stored: StoredOrder): Answer {
  const { deps, records } = call
  const { add_services, payment } = parseData(servicesInput, call.body)
  const { order, paid } = stored
  if (order.cancelled_at !== null) throw problem('already_cancelled')
  if (paid === null)
    throw payment ? fieldProblem('pay_later_order_no_payment_for_ancillaries', ['payment']) : problem('unsupported_operation')
  const forSale = new Map(listOrderServices(call, stored).map((service) => [service.id, service]))
  const added = add_services.map(({ id, quantity }, index): OrderService => {
    const service = forSale.get(id)
    if (service === undefined)
      throw fieldProblem('validation_inclusion', ['add_services', index, 'id'], 'This service is not sold for this order')
    if (quantity > service.maximum_quantity) {
      throw fieldProblem(
        'validation_inclusion',
        ['add_services', index, 'quantity'],
        `At most ${service.maximum_quantity} of this service can be booked`,
      )
    }
    const { maximum_quantity: _maximum, ...sold } = service
    return { ...sold, quantity, total_amount: toAmount(toMinor(service.total_amount) * quantity) }
  })
  if (new Set(add_services.map(({ id }) => id)).size !== add_services.length)
    throw fieldProblem('validation_unique', ['add_services'])
  const minor = sumOf(added.map(({ total_amount }) => toMinor(total_amount)))
  if (!payment) throw fieldProblem('validation_required', ['payment'], `Field 'payment' can't be blank`)
  if (payment.currency !== order.total_currency)
    throw fieldProblem('payment_currency_does_not_match_order_currency', ['payment', 'currency'])
  if (toMinor(payment.amount) !== minor) throw fieldProblem('payment_amount_does_not_match_order_amount', ['payment', 'amount'])
  const prefix = accountingPrefix(order.owner.iata_code)
  const changed: StoredOrder = {
    ...stored,
    paid: { ...paid, minor: paid.minor + minor },
    order: {
      ...order,
      services: [...order.services, ...added],
      documents: [...order.documents, ...added.map(({ passenger_ids }) => issueServiceDocument(prefix, passenger_ids))],
      base_amount: toAmount(toMinor(order.base_amount) + minor),
      total_amount: toAmount(toMinor(order.total_amount) + minor),
    },
  }
  const shown = presentOrder(changed, deps.now())
  deps.store.atomically(() => {
    if (payment.type === 'balance') moveBalance(call, -minor)
    records.orders.put(stored.id, changed)
    emitEvent(deps, records, {
      type: 'order.updated',
      object: shown,
      idempotencyKey: `${stored.id}-${changed.order.documents.length}`,
    })
  })
  return { data: shown }
}
