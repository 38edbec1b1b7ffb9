import type { OptionPrice, PriceList as AuthoredPriceList } from '../option-shape.ts'

/** Who sells: the agency itself, or other sellers over OCTO. */
export type Channel = Exclude<AuthoredPriceList['channel'], 'all'>

/** What the price of a party is read from. */
export type PriceList = Pick<AuthoredPriceList, 'currency' | 'channel' | 'season' | 'prices'>

/** The prices of one option. */
export interface OptionPrices extends Pick<OptionPrice, 'per'> {
  lists: readonly PriceList[]
}
