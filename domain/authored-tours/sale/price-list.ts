import type { LocalDate } from '../../dates.ts'

export const channels = ['agency', 'resellers'] as const
/** Who sells: the agency itself, or other sellers over OCTO. */
export type Channel = (typeof channels)[number]

/** A price from a number of people on, in minor units. */
export interface Tier {
  from: number
  amount: number
}

/** Prices of a currency, a channel and a season. `categoryId` is null where the whole group has one price. */
export interface PriceList {
  currency: string
  channel: 'all' | Channel
  /** Days of departure, both ends included; null for all. */
  season: { from: LocalDate; to: LocalDate } | null
  prices: readonly { categoryId: string | null; tiers: readonly Tier[] }[]
}

/** The prices of one option. */
export interface OptionPrices {
  per: 'person' | 'group'
  lists: readonly PriceList[]
}
