import { type Carrier, sellTogether } from './airlines.ts'
import type { Journey } from './find-journeys.ts'
import { best } from './search-slice.ts'

/** From three slices on, airlines sell their partners' flights where they have none themselves. */
const FROM_SLICES = 3

const onTicketOf = (owner: Carrier, journey: Journey): Journey => ({ ...journey, path: { ...journey.path, owner } })

/** A slice's journeys on an airline's ticket, best first: its own, else those of its ticketing partners. */
function journeysOf(owner: Carrier, slice: ReadonlyMap<Carrier, Journey[]>): Journey[] {
  const own = slice.get(owner)
  if (own || owner.lowCost) return own ?? []
  const shared = [...slice].flatMap(([partner, journeys]) =>
    !partner.lowCost && sellTogether(owner, partner) ? journeys.map((journey) => onTicketOf(owner, journey)) : [],
  )
  return best(shared)
}

/** The journeys of every slice for each airline that has some for all slices. */
export function shareTickets(slices: readonly ReadonlyMap<Carrier, Journey[]>[]): Map<Carrier, Journey[][]> {
  const sold = new Map<Carrier, Journey[][]>()
  for (const owner of slices[0]?.keys() ?? []) {
    const journeys = slices.map((slice) => (slices.length < FROM_SLICES ? (slice.get(owner) ?? []) : journeysOf(owner, slice)))
    if (journeys.every((options) => options.length > 0)) sold.set(owner, journeys)
  }
  return sold
}
