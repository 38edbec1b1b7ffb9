import { BadOffer } from '../../duffel/amounts.ts'
import { readItem } from '../../duffel/envelope.ts'
import { shortId } from '../../duffel/short-id.ts'
import type { StayQuote } from '../port.ts'
import { instantOf, mapPrice, mapRate, mapRoom } from './map-rate.ts'
import { WireQuote, WireRate, WireRoom } from './wire.ts'

/** Duffel's quote of the rate that was asked about, under the id that it had. The amounts of the quote itself count. Throws BadOffer. */
export function mapQuote(raw: unknown, supplierRateId: string, supplier: string): StayQuote {
  const wire = readItem(WireQuote, raw)
  const room = readItem(WireRoom, wire.accommodation.rooms?.[0])
  const expiresAt = instantOf(wire.expires_at)
  const of = { supplier, listingId: wire.accommodation.id, room: mapRoom(room), expiresAt }
  const rate = mapRate(readItem(WireRate, room.rates?.[0]), of)
  const { payNow, ...price } = mapPrice(wire, rate.payWhen)
  if (price.net.amount !== rate.net.amount || price.net.currency !== rate.net.currency)
    throw new BadOffer('quote and rate differ')
  if (payNow === null) throw new BadOffer('deposit not told')
  return {
    quoteId: wire.id,
    rate: { ...rate, ...price, payNow, id: shortId(supplier, supplierRateId), supplierRateId },
    expiresAt,
  }
}
