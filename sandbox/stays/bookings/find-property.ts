import type { Call } from '../../duffel/http/add-route.ts'
import { listingById } from '../../inventory/stays/catalogue/find-listings.ts'
import type { Listing } from '../../inventory/stays/catalogue/listing.ts'
import type { RoomType } from '../../inventory/stays/world/room-types.ts'
import { worldOf } from '../world-of.ts'

/** The property and the room of a quote or a booking. Both contain valid ids of this sandbox. */
export function findProperty(
  call: Pick<Call, 'deps' | 'account'>,
  { listingId, roomIndex }: { listingId: string; roomIndex: number },
): { listing: Listing; room: RoomType } {
  const listing = listingById(listingId, worldOf(call))
  const room = listing?.property.rooms[roomIndex]
  if (listing === undefined || room === undefined) throw new Error(`${listingId} has no room ${roomIndex}`)
  return { listing, room }
}
