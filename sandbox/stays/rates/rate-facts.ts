import { perDollar } from '../../inventory/accounts.ts'
import type { Listing } from '../../inventory/stays/catalogue/listing.ts'
import { dueAtProperty } from '../../inventory/stays/prices/local-taxes.ts'
import type { Price, PricedRate } from '../../inventory/stays/prices/price-rates.ts'
import { DEPOSIT, type RatePlan } from '../../inventory/stays/prices/rate-plans.ts'
import type { StayQuery } from '../../inventory/stays/prices/stay-query.ts'
import { chance } from '../../inventory/stays/world/draw.ts'
import type { NegotiatedRate } from '../open-stay-records.ts'

export interface RateFacts extends PricedRate {
  id: string
  listing: Listing
  query: StayQuery
  agreement: NegotiatedRate | null
  /** The number of rooms left, or null where it is not stated. */
  left: number | null
}

/** Whether the property confirms each booking. */
export const isOnRequest = ({ listing: { property, supplier, seed }, room }: Pick<RateFacts, 'listing' | 'room'>): boolean =>
  room.scenario
    ? (room.scenario.outcome?.startsWith('asked') ?? false)
    : !property.test && chance(seed, 'on request') < supplier.onRequest

/** The part of the price due at booking, in hundredths. */
export const dueNow = ({ payment }: RatePlan, { total }: Price): number => {
  if (payment === 'guarantee') return 0
  return payment === 'deposit' ? Math.round(total * DEPOSIT) : total
}

/** The amount due at the property in addition to the price. */
export const dueThere = ({ listing, query, price }: Pick<RateFacts, 'listing' | 'query' | 'price'>) =>
  dueAtProperty(listing.property, {
    netUsd: price.base / perDollar[listing.supplier.account.currency],
    nights: query.nights,
    rooms: query.rooms,
    people: query.adults,
  })
