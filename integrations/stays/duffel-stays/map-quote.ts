import { BadOffer } from '../../duffel/amounts.ts'
import { readItem } from '../../duffel/envelope.ts'
import { shortId } from '../../duffel/short-id.ts'
import type { StayQuote } from '../port.ts'
import { instantOf, mapRate, mapRoom } from './map-rate.ts'
import { WirePrice, WireQuote, WireRate, WireRoom } from './wire.ts'

/** Maps Duffel's quote of the requested rate, under the rate's id. The amounts of the quote itself count. Throws BadOffer. */
export function mapQuote(raw: unknown, supplierRateId: string, supplier: string): StayQuote {
  const wire = readItem(WireQuote, raw)
  const amounts = readItem(WirePrice, raw)
  const room = readItem(WireRoom, wire.accommodation.rooms?.[0])
  const expiresAt = instantOf(wire.expires_at)
  const quoted = { ...readItem(WireRate, room.rates?.[0]), ...amounts }
  if (quoted.payment_type === 'deposit' && !quoted.deposit_amount) throw new BadOffer('deposit not told')
  const rate = mapRate(quoted, { supplier, listingId: wire.accommodation.id, room: mapRoom(room), expiresAt })
  return { quoteId: wire.id, rate: { ...rate, id: shortId(supplier, supplierRateId), supplierRateId }, expiresAt }
}
