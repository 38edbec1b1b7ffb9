import { makeId } from '../make-id.ts'
import { toAmount } from '../money.ts'
import type { StoredOrder } from '../orders/order-shape.ts'
import type { StoredCredit } from './credit-shape.ts'

/** Credits are valid for a year, as in the vendor's own example. */
const LIFE_MS = 365 * 86_400_000

/**
 * The credits from cancelling an order: one for each traveller with a seat, in equal shares of `minor` (hundredths), the remainder to the first. Each
 * has the number of the unused ticket. Nothing is stored.
 */
export function creditsFor({ order }: StoredOrder, minor: number, now: Date): StoredCredit[] {
  const seated = order.passengers.filter(({ type }) => type !== 'infant_without_seat')
  if (seated.length === 0 || minor === 0) return []
  const share = Math.floor(minor / seated.length)
  return seated.map((passenger, index) => ({
    id: makeId('acd'),
    code:
      order.documents.find(({ passenger_ids }) => passenger_ids.includes(passenger.id))?.unique_identifier.replace('-', '') ?? '',
    amount: toAmount(share + (index === 0 ? minor - share * seated.length : 0)),
    amount_currency: order.total_currency,
    type: 'eticket',
    airline_iata_code: order.owner.iata_code,
    issued_on: order.created_at.slice(0, 10),
    live_mode: false,
    expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
    spent_at: null,
    invalidated_at: null,
    given_name: passenger.given_name,
    family_name: passenger.family_name,
    passenger_id: passenger.id,
    order_id: order.id,
    user_id: null,
    created_at: now.toISOString(),
    credit_name: `${order.owner.name} travel credit`,
  }))
}
