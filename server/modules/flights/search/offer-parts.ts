import type { PricedFlightOffer, SupplierFlightOffer } from '#domain/flights/offer.ts'
import { add } from '#domain/money/money.ts'
import { cheapestFee } from '#domain/money/payment-fees.ts'
import { atRate } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { clockPlaceOf } from '#domain/travel/places.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import { withOwnIds } from '../own-ids.ts'
import type { PricedEntry } from './price-offers.ts'

/** The part of an offer that depends on the viewer. */
export type ViewedOffer = Pick<
  PricedFlightOffer,
  'supplier' | 'holdUntil' | 'priceGuaranteedUntil' | 'total' | 'taxes' | 'paymentFee' | 'waterfall'
>

/** The part of an offer that every viewer sees, with our ids. */
export type CommonOffer = Omit<PricedFlightOffer, keyof ViewedOffer>

/** The stored remainder: the data from which a viewer's part is made, and the supplier's ids. */
export interface StoredOffer
  extends Pick<SupplierFlightOffer, 'supplier' | 'holdUntil' | 'priceGuaranteedUntil' | 'supplierOfferId' | 'net' | 'netTax'> {
  waterfall: PriceWaterfall
  /** The supplier's ids of all segments and passengers, in order. */
  segmentIds: string[]
  passengerIds: string[]
}

export interface OfferParts {
  common: CommonOffer
  stored: StoredOffer
}

export function toParts({ offer, waterfall }: PricedEntry): OfferParts {
  const { supplier, holdUntil, priceGuaranteedUntil, supplierOfferId, net, netTax, ...shown } = offer
  return {
    common: { ...withOwnIds(shown), departure: clockPlaceOf(offer.slices[0]?.from ?? '') },
    stored: {
      supplier,
      holdUntil,
      priceGuaranteedUntil,
      supplierOfferId,
      net,
      netTax,
      waterfall,
      segmentIds: offer.slices.flatMap(({ segments }) => segments.map(({ id }) => id)),
      passengerIds: offer.passengers.map(({ id }) => id),
    },
  }
}

/** The offer with its supplier's ids. */
export function fromParts({ common, stored }: OfferParts): PricedEntry {
  const { waterfall, segmentIds, passengerIds, ...ofSupplier } = stored
  const { departure: _departure, ...shown } = common
  let at = 0
  const slices = shown.slices.map((slice) => ({
    ...slice,
    segments: slice.segments.map((segment) => ({ ...segment, id: segmentIds[at++] ?? '' })),
  }))
  const passengers = shown.passengers.map((passenger, index) => ({ ...passenger, id: passengerIds[index] ?? '' }))
  return { offer: { ...shown, ...ofSupplier, slices, passengers }, waterfall }
}

/** The viewer's part: the total includes the fee of their cheapest payment method; waterfall and supplier only for those who may see margin. */
export function viewOffer(
  stored: StoredOffer,
  { seesMargin, isCustomer = false, mayHold = !isCustomer, ways = [] }: Viewer,
): ViewedOffer {
  const { waterfall, netTax } = stored
  const paymentFee = cheapestFee(waterfall.total, ways)
  return {
    supplier: seesMargin ? stored.supplier : '',
    holdUntil: mayHold ? stored.holdUntil : null,
    priceGuaranteedUntil: mayHold ? stored.priceGuaranteedUntil : null,
    total: add(waterfall.total, paymentFee),
    taxes: netTax && atRate(netTax, waterfall),
    paymentFee,
    waterfall: seesMargin ? waterfall : null,
  }
}

/** An offer in its public form: without the supplier's price, with our ids. */
export function toPricedOffer(offer: SupplierFlightOffer, waterfall: PriceWaterfall, viewer: Viewer): PricedFlightOffer {
  const { common, stored } = toParts({ offer, waterfall })
  return { ...common, ...viewOffer(stored, viewer) }
}
