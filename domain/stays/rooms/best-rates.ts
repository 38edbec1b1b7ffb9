import { isSeen, payWhens, rateKind, type SeenRate } from '../kinds.ts'
import type { PricedStayRate } from '../rate.ts'

/** Everything that guests pay: the price, and the approximate charges at the property. */
const paidInAll = ({ total, localChargesAbout }: PricedStayRate): number =>
  total.amount + (localChargesAbout?.currency === total.currency ? localChargesAbout.amount : 0)

/** Of equally cheap rates the one that is paid now comes first (specification section 4). */
const paidNowFirst = (a: PricedStayRate, b: PricedStayRate): number => payWhens.indexOf(a.payWhen) - payWhens.indexOf(b.payWhen)

export const byPrice = (a: PricedStayRate, b: PricedStayRate): number =>
  paidInAll(a) - paidInAll(b) || a.total.amount - b.total.amount || paidNowFirst(a, b)

/** What rates must share to be compared only by price. Rates for members, and rates with a confirmation on request, are separate. */
const termsOf = ({ board, refundability, payWhen, membersOnly, isOnRequest }: PricedStayRate): string =>
  [board, refundability, payWhen, membersOnly, isOnRequest].join('|')

/** The cheapest rate of each kind, cheapest first; of equally cheap ones the first. A rate that a list showed at another price remains too. */
export function bestRates(rates: readonly PricedStayRate[], seen: SeenRate | null = null): PricedStayRate[] {
  const kinds = [...Map.groupBy(rates, termsOf).values()].map((alike) => alike.toSorted(byPrice))
  const chosen = kinds.flatMap(([best, ...others]) => {
    const shown = best && isSeen(best, seen) ? undefined : others.find((rate) => isSeen(rate, seen))
    return [best, shown].filter((rate) => rate !== undefined)
  })
  return chosen.toSorted(byPrice)
}

/** Rates that everybody can book; rates for members only if there are no others. */
const forEverybody = (rates: readonly PricedStayRate[]): readonly PricedStayRate[] => {
  const open = rates.filter(({ membersOnly }) => !membersOnly)
  return open.length > 0 ? open : rates
}

/**
 * The rates that a list, a comparison and the page of a property use for prices: the best of each kind that everybody can book, the lowest total
 * first.
 */
export function bestOfKinds(rates: readonly PricedStayRate[]): PricedStayRate[] {
  const kinds = Map.groupBy(forEverybody(rates), rateKind).values()
  return [...kinds]
    .flatMap((alike) => alike.toSorted(byPrice).slice(0, 1))
    .toSorted((a, b) => a.total.amount - b.total.amount || paidNowFirst(a, b))
}

/**
 * The rate that a list showed, of the kind and at the price that it showed; of equal ones the one that costs the least in all. Null where it is no
 * longer sold so, and where the list knew only a price and several kinds have it.
 */
export function rateAsSeen(rates: readonly PricedStayRate[], seen: SeenRate | null): PricedStayRate | null {
  const [rate, ...others] = bestOfKinds(rates.filter((one) => isSeen(one, seen)))
  return rate && others.length === 0 ? rate : null
}
