import { hash } from '../../inventory/hash.ts'
import type { Listing } from '../../inventory/stays/catalogue/listing.ts'
import { isFreeAt, timelineOf } from '../../inventory/stays/prices/cancellation-timeline.ts'
import {
  discounted,
  negotiatedDiscount,
  type PricedRate,
  type PropertyPrices,
  priceProperty,
} from '../../inventory/stays/prices/price-rates.ts'
import type { StayQuery } from '../../inventory/stays/prices/stay-query.ts'
import { chance } from '../../inventory/stays/world/draw.ts'
import type { NegotiatedRate } from '../open-stay-records.ts'
import type { RateWishes } from '../search/result-recipe.ts'

/** The rates of a property that match a search; null without any. */
export function wishedRates(
  listing: Listing,
  query: StayQuery,
  { freeCancellation, instant }: RateWishes,
): PropertyPrices | null {
  if (!freeCancellation && instant === null) return priceProperty(listing, query)
  const searched = new Date(query.issued)
  return priceProperty(listing, query, ({ refund, payment }, { total }) => {
    if (instant === true && payment !== 'pay_now') return false
    if (instant === false && payment !== 'guarantee') return false
    return !freeCancellation || isFreeAt(timelineOf(listing.property, refund, total, query), total, searched)
  })
}

/** Whether an agreement is with this property, or with its chain. */
export const covers = ({ chain_id, accommodation_ids }: NegotiatedRate, { id, property }: Listing): boolean =>
  chain_id === null ? (accommodation_ids?.includes(id) ?? false) : property.brand?.chain.id === chain_id

/** The probability that a property honours its agreement. */
const HONOURS = 0.86

/** The rates of a property under an agreement: its simplest room, on its other terms. */
export function negotiatedRates(
  listing: Listing,
  query: StayQuery,
  agreement: NegotiatedRate,
  prices: PropertyPrices,
): PricedRate[] {
  const code = hash(agreement.rate_access_code)
  if (!covers(agreement, listing) || chance(code ^ listing.property.seed, 'honours') > HONOURS) return []
  const { room } = prices.cheapest
  return prices.rates
    .filter((rate) => rate.room === room && rate.plan.payment === 'pay_now')
    .map((rate) => discounted(listing, query, rate, negotiatedDiscount(listing, code)))
}
