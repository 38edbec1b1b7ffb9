import { memoizeByObject } from '../memoize.ts'
import type { Money } from '../money/money.ts'
import type { Lasting } from '../results/lasting-id.ts'
import type { Board, PayWhen, Refundability } from './kinds.ts'
import type { StayProperty } from './property.ts'

/** The cheapest rate with one board, refund and time of payment; amounts in minor units of the search's currency, for all rooms and nights. */
export interface RateFacts {
  board: Board
  refundability: Refundability
  payWhen: PayWhen
  /** ISO instant. */
  freeUntil: string | null
  total: number
  /** The part of `total` that is paid at booking. */
  payNow: number
  /** The fee of the cheapest payment method, included in `payNow`. */
  paymentFee: number
  /** Taxes and fees, included in `total`; null if unknown. */
  taxes: number | null
  /** Additional charges at the property, in its own currency; null for none. */
  localCharges: Money | null
  /** The approximate value; null if no exchange rate is known. */
  localChargesAbout: number | null
  left: number | null
}

/** A property in the results of a search, for filters, sorting and comparison. */
export interface FoundStay
  extends Lasting,
    Pick<
      StayProperty,
      | 'name'
      | 'latitude'
      | 'longitude'
      | 'district'
      | 'type'
      | 'profiles'
      | 'stars'
      | 'score'
      | 'reviewCount'
      | 'chain'
      | 'amenities'
      | 'checkInFrom'
      | 'checkOutUntil'
      | 'photos'
      | 'nearby'
      | 'km'
    > {
  city: string
  /** Of the cheapest rate. */
  total: number
  /** Null while only the cheapest price is known. */
  rates: RateFacts[] | null
}

/** A property with one of its rates; the rate is null while only the cheapest price is known. */
export interface StayOption {
  stay: FoundStay
  rate: RateFacts | null
  total: number
}

/** All options of a property, the cheapest first. Properties are immutable, so each is read once. */
export const optionsOf = memoizeByObject((stay: FoundStay): readonly StayOption[] => {
  if (!stay.rates || stay.rates.length === 0) return [{ stay, rate: null, total: stay.total }]
  return stay.rates.map((rate) => ({ stay, rate, total: rate.total })).toSorted((a, b) => a.total - b.total)
})

/** A property of the list with its cheapest matching option. */
export interface ListedStay extends StayOption {
  key: string
}
