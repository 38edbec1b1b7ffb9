import type { AgeCategory, OptionPrice, PriceList, PriceTier } from './option-shape.ts'

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
