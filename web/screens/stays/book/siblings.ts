import type { Api } from '#contract/index.ts'
import type { StayCheckout } from '#contract/products/stay.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import type { PricedStayOffer } from '#domain/stays/stay-offer.ts'

/** The other payment options of the same room and board: the cheapest of each. */
export function siblingsOf(rooms: readonly RoomGroup[], { rate, roomName }: PricedStayOffer): PricedStayRate[] {
  const room = rooms.find(({ rates }) => rates.some(({ id }) => id === rate.id)) ?? rooms.find(({ name }) => name === roomName)
  const others = (room?.rates ?? []).filter(({ board, payWhen }) => board === rate.board && payWhen !== rate.payWhen)
  return [...Map.groupBy(others, ({ payWhen }) => payWhen).values()].flatMap(
    (rates) => rates.toSorted((a, b) => a.total.amount - b.total.amount)[0] ?? [],
  )
}

/** The same, read from the property now; none if the search has expired. */
export const readSiblings = async (api: Api, { searchId, offer }: StayCheckout): Promise<PricedStayRate[]> =>
  searchId
    ? api.stays.property({ searchId, propertyId: offer.property.id }).then(
        ({ rooms }) => siblingsOf(rooms, offer),
        () => [],
      )
    : []
