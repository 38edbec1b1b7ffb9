import { searchOffers } from '../../inventory/search-offers.ts'
import type { Offer } from '../../inventory/wire.ts'
import type { Call } from '../http/add-route.ts'
import { makeId } from '../make-id.ts'
import { sumOf, toAmount, toMinor } from '../money.ts'
import type { StoredOrder } from '../orders/order-shape.ts'
import type { ChangeOffer, StoredChangeRequest } from './change-shape.ts'

const MOST_OFFERS = 12
/** A change offer is valid as long as an offer. */
const LIFE_MS = 30 * 60_000

/** The fare's change penalty, in hundredths. */
function penaltyOf({ order }: StoredOrder): number {
  const change = order.conditions.change_before_departure
  return change?.allowed ? toMinor(change.penalty_amount ?? '0') : 0
}

/** What was paid for the replaced flights: the fare's share by number of slices; services are not refunded. */
function creditOf({ order }: StoredOrder, removed: number): number {
  const services = sumOf(order.services.map(({ total_amount }) => toMinor(total_amount)))
  return Math.round(((toMinor(order.total_amount) - services) * removed) / order.slices.length)
}

function changeOfferOf(stored: StoredOrder, offer: Offer, removedIds: Set<string>, now: Date): ChangeOffer {
  const { order } = stored
  const penalty = penaltyOf(stored)
  const remove = order.slices.filter(({ id }) => removedIds.has(id))
  // A cheaper flight refunds nothing: the airline keeps the difference, as published fares usually do.
  const more = Math.max(0, toMinor(offer.total_amount) - creditOf(stored, remove.length))
  const at = now.toISOString()
  const currency = order.total_currency
  return {
    id: makeId('oco'),
    live_mode: false,
    order_change_id: null,
    slices: { add: offer.slices, remove },
    change_total_amount: toAmount(more + penalty),
    change_total_currency: currency,
    new_total_amount: toAmount(toMinor(order.total_amount) + more + penalty),
    new_total_currency: currency,
    penalty_total_amount: toAmount(penalty),
    penalty_total_currency: currency,
    penalty_amount: toAmount(penalty),
    penalty_currency: currency,
    refund_to: stored.paid?.type ?? 'balance',
    created_at: at,
    updated_at: at,
    expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
  }
}

/** The same airline's flights for the requested days, for the same people, cheapest first; empty without any. */
export function findChangeOffers(
  { deps, account }: Pick<Call, 'deps' | 'account'>,
  stored: StoredOrder,
  request: Omit<StoredChangeRequest, 'offers'>,
): ChangeOffer[] {
  const now = deps.now()
  const offers = searchOffers({
    seed: deps.seed,
    now,
    account,
    slices: request.slices.add,
    passengers: stored.order.passengers.map(({ id, type }) => ({
      id,
      type: type === 'child' || type === 'infant_without_seat' ? type : 'adult',
    })),
    cabinClass: request.slices.add[0]?.cabin_class ?? undefined,
    searchKey: request.id,
  })
  const removed = new Set(request.slices.remove.map(({ slice_id }) => slice_id))
  return offers
    .filter(
      ({ owner, total_currency }) =>
        owner.iata_code === stored.order.owner.iata_code && total_currency === stored.order.total_currency,
    )
    .toSorted((a, b) => toMinor(a.total_amount) - toMinor(b.total_amount))
    .slice(0, MOST_OFFERS)
    .map((offer) => changeOfferOf(stored, offer, removed, now))
}
