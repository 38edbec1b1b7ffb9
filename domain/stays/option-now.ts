import { newsOf, type PriceNews } from '../results/price-news.ts'
import type { ComparedRate } from './compare.ts'
import { type FoundStay, optionsOf, type StayOption } from './found-stay.ts'
import { isSeenKind, readSeenRate } from './kinds.ts'

/** A property at the rate it was chosen at, and what became of the price that was seen then. */
export interface OptionNow extends StayOption {
  /** The rate and price as they were seen (`seenRate`); null where a link names none. */
  seen: string | null
  news: PriceNews | null
}

/** The property at that kind of rate; at its cheapest one where it is sold at none of that kind any more, or none was named. Null where nothing is sold. */
export function optionNow(stay: FoundStay, seen: string | null = null): OptionNow | null {
  const wanted = readSeenRate(seen)
  const options = optionsOf(stay)
  // While no rate is known, nobody can tell that one is gone.
  const same = wanted && options.find(({ rate }) => rate === null || isSeenKind(rate, wanted))
  const option = same ?? options[0]
  if (!option) return null
  const { total: before = null } = wanted ?? {}
  if (wanted && !same) return { ...option, seen, news: { is: 'gone', before } }
  return { ...option, seen, news: newsOf(option.total, before) }
}

/** The properties of a comparison, in its order; those that the search does not know any more are left out. */
export function optionsNow(found: readonly FoundStay[], compared: readonly ComparedRate[]): OptionNow[] {
  const byId = new Map(found.map((stay) => [stay.id, stay]))
  return compared.flatMap(({ id, rate }) => {
    const stay = byId.get(id)
    return (stay && optionNow(stay, rate)) ?? []
  })
}
