import type { Call } from '../../duffel/http/add-route.ts'
import type { StayQuery } from '../../inventory/stays/prices/stay-query.ts'
import type { Property } from '../../inventory/stays/world/property.ts'
import type { RoomType } from '../../inventory/stays/world/room-types.ts'

type Sold = Pick<Call, 'records'>

interface Block {
  property: Property
  room: RoomType
  query: Pick<StayQuery, 'checkIn' | 'nights' | 'rooms'>
}

/** A room of a kind is the same room at every supplier: the key contains the property's true identity. */
const keysOf = ({ property, room, query }: Block): string[] =>
  Array.from({ length: query.nights }, (_, night) => `${property.key}|${room.index}|${query.checkIn + night}`)

/** The number of rooms of the kind sold here for the fullest night of a stay. */
export const soldRooms = ({ records }: Sold, block: Block): number =>
  Math.max(...keysOf(block).map((key) => records.stays.sold.get(key)?.rooms ?? 0))

/** Takes the rooms of a stay, or with -1 releases them. Call it inside the atomic write that books or cancels. */
export function moveRooms({ records }: Sold, block: Block, times: 1 | -1): void {
  for (const key of keysOf(block)) {
    const rooms = (records.stays.sold.get(key)?.rooms ?? 0) + times * block.query.rooms
    records.stays.sold.put(key, { rooms: Math.max(0, rooms) })
  }
}
