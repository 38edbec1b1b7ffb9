import type { LocalDate } from '../dates.ts'
import type { AgeCategory, OptionPrice, PriceList, PriceTier } from './option-shape.ts'

/** The amount for so many people; null below the first tier. */
export const tierAmount = (tiers: readonly PriceTier[], people: number): number | null =>
  tiers.findLast(({ from }) => from <= people)?.amount ?? null

const isIn = (day: LocalDate, { season }: PriceList) => season === null || (season.from <= day && day <= season.to)

/** Channel and season, then season, then channel, then the basic list. */
const specificity = ({ channel, season }: PriceList) => (season ? 2 : 0) + (channel === 'all' ? 0 : 1)

/** The list that applies on a day to a channel in a currency; null if nothing is sold then. */
export function priceListFor(
  { lists }: OptionPrice,
  { day, channel, currency }: { day: LocalDate; channel: 'agency' | 'resellers'; currency: string },
): PriceList | null {
  const fitting = lists.filter(
    (list) => list.currency === currency && (list.channel === 'all' || list.channel === channel) && isIn(day, list),
  )
  return fitting.reduce<PriceList | null>(
    (best, list) => (best === null || specificity(list) > specificity(best) ? list : best),
    null,
  )
}

/** The price of people by category, minor units of the list's currency; null if a category has no price. */
export function priceOfPeople(
  { per }: OptionPrice,
  list: PriceList,
  people: readonly { categoryId: string; quantity: number }[],
): number | null {
  const count = people.reduce((sum, { quantity }) => sum + quantity, 0)
  if (per === 'group') {
    const group = list.prices.find(({ categoryId }) => categoryId === null)
    return group ? tierAmount(group.tiers, count) : null
  }
  let total = 0
  for (const { categoryId, quantity } of people.filter((one) => one.quantity > 0)) {
    const price = list.prices.find((one) => one.categoryId === categoryId)
    const each = price ? tierAmount(price.tiers, quantity) : null
    if (each === null) return null
    total += each * quantity
  }
  return total
}

const tierFaults = (tiers: readonly PriceTier[]) =>
  tiers[0]?.from !== 1 || tiers.some(({ from }, at) => from <= (tiers[at - 1]?.from ?? 0))

const seasonsOverlap = (a: PriceList, b: PriceList) =>
  a.season !== null && b.season !== null && a.season.from <= b.season.to && b.season.from <= a.season.to

/** What price lists lack, in sentences. */
export function priceFaults({ per, lists }: OptionPrice, categories: readonly AgeCategory[]): string[] {
  const faults: string[] = []
  if (!lists.some(({ season, channel }) => season === null && channel === 'all'))
    faults.push('Add a basic price list: all channels, all days.')
  for (const list of lists) {
    const name = list.name || list.currency
    if (list.season && list.season.from > list.season.to) faults.push(`${name}: the season ends before it begins.`)
    if (list.prices.some(({ tiers }) => tierFaults(tiers))) faults.push(`${name}: the tiers begin with 1 person and ascend.`)
    const needed = per === 'group' ? [null] : categories.filter(({ isAdmitted }) => isAdmitted).map(({ id }) => id)
    for (const id of needed)
      if (!list.prices.some(({ categoryId }) => categoryId === id))
        faults.push(`${name}: enter a price for ${id === null ? 'the group' : categories.find((one) => one.id === id)?.title}.`)
    const twin = lists.find(
      (other) =>
        other.id < list.id &&
        other.currency === list.currency &&
        other.channel === list.channel &&
        (seasonsOverlap(other, list) || (other.season === null && list.season === null)),
    )
    if (twin) faults.push(`${name} and ${twin.name || twin.currency} apply to the same days, currency and channel.`)
  }
  return faults
}
