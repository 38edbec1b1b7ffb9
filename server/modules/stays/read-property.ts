import type { StayDetail } from '#contract/stays.ts'
import { AppError } from '#domain/errors.ts'
import { readSeenRate } from '#domain/stays/kinds.ts'
import { goldenRecord, provenanceOf } from '#domain/stays/matching/golden-record.ts'
import { groupRooms } from '#domain/stays/rooms/group-rooms.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import type { Ctx } from '../../ctx.ts'
import { pictureAddresses } from '../pictures/picture-addresses.ts'
import { readPricing } from '../pricing/read-pricing.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { toolsOf } from '../search/tools-of.ts'
import { createPricer, viewRate } from './price-rates.ts'
import { currentRates } from './rates/current-rates.ts'
import { cachePropertyRecord } from './rates/property-record.ts'
import { propertyOf } from './search/property-of.ts'
import { staySearches } from './search/stay-searches.ts'

/**
 * One property of a search with every room and rate that its suppliers sell, at most two minutes old: one of them that does not respond makes the
 * result partial. The rate that the link names stays listed beside a cheaper one of its kind. Throws `stay.search-expired`,
 * `stay.no-availability` for a property that is not in the search or no longer sold, and `supplier.unavailable` when no supplier responded.
 */
export async function readProperty(
  ctx: Ctx,
  { searchId, propertyId, rate: seen, ...viewer }: { searchId: string; propertyId: string; rate?: string | undefined } & Viewer,
): Promise<StayDetail> {
  const record = await staySearches.read(ctx, searchId)
  const { search, expiresAt } = record
  const { id, members } = propertyOf(record, propertyId)
  const answers = await Promise.all(members.map((member) => currentRates(ctx, search, member)))
  const [first, ...others] = answers.flatMap((answer) => (answer && answer !== 'sold-out' ? [answer] : []))
  const isPartial = answers.includes(null)
  if (!first && isPartial) throw new AppError('supplier.unavailable', { supplier: members[0]?.supplier ?? '' })
  if (!first) throw new AppError('stay.no-availability', { start_date: search.checkIn, end_date: search.checkOut })
  const { destination } = search
  const place = { zone: zoneAt(destination.latitude, destination.longitude), centre: destination }
  const listings = [first.listing, ...others.map(({ listing }) => listing)] as const
  const property = { ...goldenRecord(listings, place), id }
  const price = createPricer(toolsOf(ctx), await readPricing(ctx, { product: 'stay', dealCode: search.dealCode }))
  const entries = await price([first, ...others].flatMap(({ rates }) => rates ?? []))
  const provenance = provenanceOf(listings)
  await cachePropertyRecord(ctx, record, { property, entries, isPartial, provenance })
  const view = { viewer, nights: nightsOf(search), rooms: search.rooms.length }
  const sold = entries.map((entry) => ({ rate: entry.rate, priced: viewRate(toolsOf(ctx), entry, view) }))
  const rooms = groupRooms(sold, readSeenRate(seen))
  const { cipher } = ctx.system
  return {
    searchId,
    search,
    property: { ...property, photos: pictureAddresses(cipher, property.photos) },
    rooms: rooms.map((room) => ({ ...room, photos: pictureAddresses(cipher, room.photos) })),
    isPartial,
    provenance: viewer.seesMargin ? provenance : null,
    expiresAt,
  }
}
