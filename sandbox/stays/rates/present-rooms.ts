import type { Call } from '../../duffel/http/add-route.ts'
import { wordRoom } from '../../inventory/stays/catalogue/word-room.ts'
import { photoUrl } from '../accommodation/photo-url.ts'
import type { Recipe } from '../search/result-recipe.ts'
import { listRates } from './list-rates.ts'
import { type PresentedRate, presentRate } from './present-rate.ts'
import type { RateFacts } from './rate-facts.ts'

/** A room with some of its rates in the vendor's format; its size and capacity are this sandbox's own fields. */
export function presentRoom(baseUrl: string, [first, ...others]: [RateFacts, ...RateFacts[]]) {
  const { listing, room } = first
  return {
    name: wordRoom(listing.property, room, listing.supplier),
    beds: room.beds.map(({ type, count }) => ({ type, count })),
    photos:
      listing.property.test === 'bare'
        ? []
        : [`room-${room.index}`, `bathroom-${room.index}`].map((name) => ({ url: photoUrl(baseUrl, listing, name) })),
    size_sqm: room.size,
    maximum_occupancy: room.sleeps,
    rates: [first, ...others].map(presentRate),
  }
}

export interface PresentedRoom extends Omit<ReturnType<typeof presentRoom>, 'rates'> {
  rates: PresentedRate[]
}

/** Every bookable room of a search result, with its rates. */
export function presentRooms(call: Pick<Call, 'deps' | 'records' | 'account'>, recipe: Recipe): PresentedRoom[] {
  const byRoom = Map.groupBy(listRates(call, recipe), ({ room }) => room)
  return [...byRoom.values()].flatMap(([first, ...others]) =>
    first ? [presentRoom(call.deps.baseUrl(), [first, ...others])] : [],
  )
}
