import { priceChangeOf, type SeenPriceChange } from '../results/price-change.ts'
import type { ComparedRate } from './compare.ts'
import { type FoundStay, optionsOf, type StayOption } from './found-stay.ts'
import { isSeenKind, readSeenRate } from './kinds.ts'

/** A property at its chosen rate, with the current state of the price that was seen. */
export interface OptionNow extends StayOption {
  /** The rate and price that were seen (`seenRate`); null if a link has none. */
  seen: string | null
  news: SeenPriceChange | null
}

/** The property at that kind of rate; at its cheapest one if that kind is no longer sold, or none was named. Null if nothing is sold. */
export function optionNow(stay: FoundStay, seen: string | null = null): OptionNow | null {
  const wanted = readSeenRate(seen)
  const options = optionsOf(stay)
  // Before any rate is known, a missing rate is not yet sold out.
  const same = wanted && options.find(({ rate }) => rate === null || isSeenKind(rate, wanted))
  const option = same ?? options[0]
  if (!option) return null
  const { total: before = null } = wanted ?? {}
  if (wanted && !same) return { ...option, seen, news: { is: 'gone', before } }
  return { ...option, seen, news: priceChangeOf(option.total, before) }
}

/** The properties of a comparison, in its order; unknown ones are omitted. */
export function optionsNow(found: readonly FoundStay[], compared: readonly ComparedRate[]): OptionNow[] {
  const byId = new Map(found.map((stay) => [stay.id, stay]))
  return compared.flatMap(({ id, rate }) => {
    const stay = byId.get(id)
    return (stay && optionNow(stay, rate)) ?? []
  })
}
