import type { LocalDate } from '../../dates.ts'
import { type Money, money } from '../../money/money.ts'
import type { PriceTier } from '../option-shape.ts'
import type { Channel, OptionPrices, PriceList } from './price-list.ts'

export interface PartyPrice {
  total: Money
  /** Of one of each category; empty where the group has one price. */
  each: { unitId: string; amount: Money }[]
}

/** For whom and when a price is. */
export interface PriceFor {
  channel: Channel
  day: LocalDate
  /** The preferred currency; without a list in it the first list's. */
  currency: string
}

/** A list of the channel and the season is more specific than one of the season, of the channel, and the basic one, in that order. */
const specificity = ({ season, channel }: PriceList) => (season ? 2 : 0) + (channel === 'all' ? 0 : 1)

/** The most specific list that applies, the first of equal ones; null without one. */
export function listFor({ lists }: OptionPrices, { channel, day, currency }: PriceFor): PriceList | null {
  const suits = lists.filter(
    (list) =>
      (list.channel === 'all' || list.channel === channel) &&
      (list.season === null || (day >= list.season.from && day <= list.season.to)),
  )
  const own = suits.filter((list) => list.currency === currency)
  const candidates = own.length > 0 ? own : suits.filter((list) => list.currency === suits[0]?.currency)
  return candidates.toSorted((a, b) => specificity(b) - specificity(a))[0] ?? null
}

/** The tier with the highest `from` that the number of people reaches. */
const tierOf = (tiers: readonly PriceTier[], people: number): PriceTier | null =>
  tiers.reduce<PriceTier | null>(
    (found, tier) => (tier.from <= people && (!found || tier.from > found.from) ? tier : found),
    null,
  )

/** The price of a party; null where a category or the number of people has no price. */
export function priceOfParty(
  prices: OptionPrices,
  wanted: PriceFor,
  units: readonly { unitId: string; quantity: number }[],
): PartyPrice | null {
  const list = listFor(prices, wanted)
  const people = units.reduce((count, { quantity }) => count + quantity, 0)
  if (!list || people === 0) return null
  const of = (amount: number) => money(amount, list.currency)
  const tierFor = (categoryId: string | null) =>
    tierOf(list.prices.find((price) => price.categoryId === categoryId)?.tiers ?? [], people)
  if (prices.per === 'group') {
    const tier = tierFor(null)
    return tier && { total: of(tier.amount), each: [] }
  }
  const each = new Map<string, Money>()
  let total = 0
  for (const { unitId, quantity } of units) {
    if (quantity === 0) continue
    const tier = tierFor(unitId)
    if (!tier) return null
    each.set(unitId, of(tier.amount))
    total += tier.amount * quantity
  }
  return { total: of(total), each: [...each].map(([unitId, amount]) => ({ unitId, amount })) }
}
