import { perDollar } from './accounts.ts'
import { hash } from './hash.ts'
import { magicRoute } from './journeys/magic-route.ts'
import { minorUnits, moneyText } from './money-text.ts'
import type { BaggageService, CancelForAnyReasonService, Offer, OfferPassenger, Service, Slice } from './wire.ts'

/** Dollars for one more bag, by kilometres flown. */
const bagPrices: readonly (readonly [km: number, dollars: number])[] = [
  [1000, 18],
  [3500, 42],
  [7000, 78],
  [Number.POSITIVE_INFINITY, 110],
]
const CFAR_PRICE = 0.12
const CFAR_REFUND = 0.8

/** Services of an offer: a further checked bag for each seated passenger and slice, and, from half the airlines, cancellation for any reason. */
export function servicesFor(offer: Offer): Service[] {
  const noBags = offer.owner.iata_code === 'ZZ' && magicRoute(offer.slices) === 'no-baggages'
  const bags = noBags
    ? []
    : offer.slices.flatMap((slice) => offer.passengers.filter(hasSeat).map((passenger) => bag(offer, slice, passenger)))
  const sellsCfar = offer.owner.iata_code === 'ZZ' || hash(`cfar|${offer.owner.iata_code}`) % 2 === 0
  return sellsCfar ? [...bags, cancelForAnyReason(offer)] : bags
}

const hasSeat = ({ type }: OfferPassenger) => type !== 'infant_without_seat'

/** An amount in dollars, in the offer's money. */
export const inCurrencyOf = (offer: Offer, dollars: number): string =>
  offer.total_currency === 'NGN' ? moneyText(Math.round(dollars * perDollar.NGN) * 100) : moneyText(Math.round(dollars * 100))

function bag(offer: Offer, slice: Slice, passenger: OfferPassenger): BaggageService {
  const km = slice.segments.reduce((sum, segment) => sum + Number(segment.distance), 0)
  const dollars = bagPrices.find(([limit]) => km <= limit)?.[1] ?? 0
  return {
    id: `ase_${slice.id.slice(4)}b${offer.passengers.indexOf(passenger)}`,
    type: 'baggage',
    passenger_ids: [passenger.id],
    segment_ids: slice.segments.map((segment) => segment.id),
    maximum_quantity: 2,
    total_amount: inCurrencyOf(offer, dollars),
    total_currency: offer.total_currency,
    metadata: { type: 'checked', maximum_weight_kg: 23, maximum_height_cm: 78, maximum_length_cm: 52, maximum_depth_cm: 28 },
  }
}

function cancelForAnyReason(offer: Offer): CancelForAnyReasonService {
  const total = minorUnits(offer.total_amount)
  return {
    id: `ase_${offer.slices[0]?.id.slice(4) ?? ''}cfar`,
    type: 'cancel_for_any_reason',
    passenger_ids: offer.passengers.map((passenger) => passenger.id),
    segment_ids: offer.slices.flatMap((slice) => slice.segments.map((segment) => segment.id)),
    maximum_quantity: 1,
    total_amount: moneyText(Math.round(total * CFAR_PRICE)),
    total_currency: offer.total_currency,
    metadata: {
      refund_amount: moneyText(Math.round(total * CFAR_REFUND)),
      merchant_copy: 'Cancel up to 24 hours before departure, whatever the reason, and get 80 % of the price back.',
      terms_and_conditions_url: 'https://airlines.example/cancel-for-any-reason',
    },
  }
}
