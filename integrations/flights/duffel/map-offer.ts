import type { BaggageAllowance, OfferPassenger, PassengerType, SupplierFlightOffer } from '#domain/flights/offer.ts'
import { BadOffer, priceOf, sideAmount } from '../../duffel/amounts.ts'
import { shortId } from '../../duffel/short-id.ts'
import { assertFollows, mapCondition, mapSlice } from './map-slice.ts'
import type { WireOffer } from './wire.ts'

function instant(text: string | null | undefined): string | null {
  if (!text) return null
  if (Number.isNaN(Date.parse(text))) throw new BadOffer('unreadable time')
  return text
}

const passengerTypes: Record<string, PassengerType> = { adult: 'ADT', child: 'CHD', infant_without_seat: 'INF' }

function passengerType(wire: WireOffer['passengers'][number]): PassengerType {
  const known = wire.type ? passengerTypes[wire.type] : undefined
  if (known) return known
  if (wire.age === null || wire.age === undefined) throw new BadOffer('unknown type of passenger')
  if (wire.age < 2) return 'INF'
  return wire.age < 12 ? 'CHD' : 'ADT'
}

/** The minimum over all segments, which is what the journey allows. Unknown if any segment does not state it. */
function baggageOf(wire: WireOffer, passengerId: string): BaggageAllowance {
  let checked: number | null = Number.POSITIVE_INFINITY
  let cabin: number | null = Number.POSITIVE_INFINITY
  for (const slice of wire.slices) {
    for (const segment of slice.segments) {
      const bags = segment.passengers.find((one) => one.passenger_id === passengerId)?.baggages
      checked = lesser(checked, piecesOf(bags, 'checked'))
      cabin = lesser(cabin, piecesOf(bags, 'carry_on'))
    }
  }
  return { checked, cabin }
}

const lesser = (a: number | null, b: number | null) => (a === null || b === null ? null : Math.min(a, b))

function piecesOf(bags: { type: string; quantity: number }[] | null | undefined, type: string): number | null {
  let pieces: number | null = null
  for (const bag of bags ?? []) if (bag.type === type) pieces = (pieces ?? 0) + bag.quantity
  return pieces
}

const emissions = (text: string | null | undefined) => {
  const kilos = Math.round(Number(text ?? Number.NaN))
  return Number.isSafeInteger(kilos) && kilos >= 0 ? kilos : null
}

const webAddress = (text: string | null | undefined) => (text && /^https?:\/\//.test(text) ? text : null)

/** Maps Duffel's offer, in the supplier's currency. Throws BadOffer if it contradicts itself or has no valid price. */
export function mapOffer(wire: WireOffer, supplier: string): SupplierFlightOffer {
  const net = priceOf(wire.total_amount, wire.total_currency)
  const slices = wire.slices.map(mapSlice)
  for (let i = 1; i < slices.length; i += 1) assertFollows(slices[i - 1], slices[i])
  const owner = wire.owner.iata_code ?? slices[0]?.segments[0]?.marketingCarrier
  const expiresAt = instant(wire.expires_at)
  if (!owner || !expiresAt) throw new BadOffer('no owner or no time of expiry')
  const terms = wire.payment_requirements
  const tax = sideAmount(wire.tax_amount, wire.tax_currency)
  const passengers: OfferPassenger[] = wire.passengers.map((one) => ({
    id: one.id,
    type: passengerType(one),
    age: one.age ?? null,
    baggage: baggageOf(wire, one.id),
  }))
  return {
    id: shortId(supplier, wire.id),
    supplier,
    supplierOfferId: wire.id,
    owner,
    ownerName: wire.owner.name,
    slices,
    passengers,
    refund: mapCondition(wire.conditions?.refund_before_departure),
    change: mapCondition(wire.conditions?.change_before_departure),
    holdUntil: terms && !terms.requires_instant_payment ? instant(terms.payment_required_by) : null,
    priceGuaranteedUntil: instant(terms?.price_guarantee_expires_at),
    documentsRequired: wire.passenger_identity_documents_required ?? false,
    loyaltyAirlines: wire.supported_loyalty_programmes ?? [],
    conditionsUrl: webAddress(wire.owner.conditions_of_carriage_url),
    isPrivateFare: (wire.private_fares?.length ?? 0) > 0,
    emissionsKg: emissions(wire.total_emissions_kg),
    expiresAt,
    net,
    netTax: tax && tax.currency === net.currency && tax.amount <= net.amount ? tax : null,
  }
}
