import { AppError } from '#domain/errors.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import type { Ctx } from '../../../ctx.ts'
import { propertyOf } from '../search/property-of.ts'
import { staySearches } from '../search/stay-searches.ts'
import { readPropertyRecord } from './property-record.ts'

export interface FoundRate {
  search: StaySearch
  offer: SupplierStayOffer
  waterfall: PriceWaterfall
}

/**
 * A rate that a property of this agency's search showed, with the price it was shown at. Throws `stay.search-expired` when the search is too old, and
 * `stay.no-availability` when the property has no such rate or it has expired. The property of the offer has the same id in every search, because rooms
 * of one party are found by it.
 */
export async function findRate(ctx: Ctx, wanted: { searchId: string; propertyId: string; rateId: string }): Promise<FoundRate> {
  const record = await staySearches.read(ctx, wanted.searchId)
  const { id, lastingId } = propertyOf(record, wanted.propertyId)
  const { property, entries } = await readPropertyRecord(ctx, record.searchId, id)
  const entry = entries.find(({ rate }) => rate.id === wanted.rateId)
  if (!entry || Date.parse(entry.rate.expiresAt) <= ctx.now().getTime()) throw new AppError('stay.no-availability')
  const { rate, charge, localRate } = entry
  const { search } = record
  const { checkIn, checkOut, rooms } = search
  const offer = {
    id: rate.id,
    property: { ...property, id: lastingId },
    roomName: rate.room.name,
    room: rate.room,
    checkIn,
    checkOut,
    rooms,
    rate,
    quote: null,
    localRate,
  }
  return { search, offer, waterfall: charge }
}
