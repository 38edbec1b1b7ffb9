import type { Money } from '../money.ts'
import { rememberFor } from '../remember.ts'
import type { Board, PayWhen, Refundability } from './kinds.ts'
import type { StayProperty } from './property.ts'

/** The cheapest rate of one board, refund and way of paying; amounts in minor units of the search's currency, for all rooms and nights. */
export interface RateFacts {
  board: Board
  refundability: Refundability
  payWhen: PayWhen
  /** ISO instant. */
  freeUntil: string | null
  total: number
  /** The part of `total` that is paid when booking. */
  payNow: number
  /** The part of `payNow` that is the fee of the cheapest way to pay. */
  paymentFee: number
  /** The part of `total` that is taxes and fees; null where that is not told. */
  taxes: number | null
  /** What guests pay at the property besides, in its own currency; null for nothing. */
  localCharges: Money | null
  /** About how much that is; null where no exchange rate is known. */
  localChargesAbout: number | null
  left: number | null
}

/** A house that a search has found, as filters, orders and comparisons read it. */
export interface FoundStay
  extends Pick<
    StayProperty,
    | 'id'
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

/** A house on the terms of one of its rates; the rate is null while only the cheapest price is known. */
export interface StayOption {
  stay: FoundStay
  rate: RateFacts | null
  total: number
}

/** Every way in which a house is sold, the cheapest first. Houses never change, so each is read once. */
export const optionsOf = rememberFor((stay: FoundStay): readonly StayOption[] => {
  if (!stay.rates || stay.rates.length === 0) return [{ stay, rate: null, total: stay.total }]
  return stay.rates.map((rate) => ({ stay, rate, total: rate.total })).toSorted((a, b) => a.total - b.total)
})

/** A house of the list with its cheapest option that passes the filters. */
export interface ListedStay extends StayOption {
  key: string
}
