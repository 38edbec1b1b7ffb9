import type { Call } from '../../duffel/http/add-route.ts'
import { roomsLeft } from '../../inventory/stays/prices/price-nights.ts'
import type { PricedRate, PropertyPrices } from '../../inventory/stays/prices/price-rates.ts'
import type { RoomType } from '../../inventory/stays/world/room-types.ts'
import type { NegotiatedRate } from '../open-stay-records.ts'
import { type Recipe, writeRecipeId } from '../search/result-recipe.ts'
import type { RateFacts } from './rate-facts.ts'
import { soldRooms } from './sold-rooms.ts'
import { negotiatedRates, wishedRates } from './wished-rates.ts'

/** Up to this number a supplier states how many are left. */
const TELLS_FROM = 9

type Asking = Pick<Call, 'deps' | 'records' | 'account'>

const agreementsOf = ({ records }: Asking, ids: readonly string[]): NegotiatedRate[] =>
  ids.flatMap((id) => records.stays.negotiatedRates.get(id) ?? [])

const underAgreements = (call: Asking, { listing, query, wishes }: Recipe, prices: PropertyPrices) =>
  agreementsOf(call, wishes.negotiatedIds).flatMap((agreement) =>
    negotiatedRates(listing, query, agreement, prices).map((rate) => ({ rate, agreement })),
  )

/** Every bookable rate of a search result, the simplest room first. */
export function listRates(call: Asking, recipe: Recipe): RateFacts[] {
  const { listing, query } = recipe
  const prices = wishedRates(listing, query, recipe.wishes)
  if (prices === null || listing.property.test === 'full') return []
  const left = new Map<RoomType, number>()
  for (const { room } of prices.rates) {
    if (left.has(room)) continue
    left.set(room, roomsLeft(listing.property, room, query) - soldRooms(call, { property: listing.property, room, query }))
  }
  const factsOf = (rate: PricedRate, agreement: NegotiatedRate | null): RateFacts => {
    const free = left.get(rate.room) ?? 0
    const own = { room: rate.room.index, plan: rate.planIndex, negotiatedId: agreement?.id ?? null }
    return {
      ...rate,
      id: writeRecipeId('rat', call, { ...recipe, rate: own }),
      listing,
      query,
      agreement,
      left: free <= TELLS_FROM ? free : null,
    }
  }
  return [
    ...underAgreements(call, recipe, prices).map(({ rate, agreement }) => factsOf(rate, agreement)),
    ...prices.rates.map((rate) => factsOf(rate, null)),
  ].filter(({ room }) => (left.get(room) ?? 0) >= query.rooms)
}
