import { hash } from 'node:crypto'
import type {
  BaggageAllowance,
  FareCondition,
  FlightSegment,
  FlightSlice,
  OfferPassenger,
  PassengerType,
  SupplierFlightOffer,
} from '#domain/flights/offer.ts'
import { type Money, parseDecimal } from '#domain/money.ts'
import { durationMinutes, localMinutes, minutesBetween } from './local-time.ts'
import type { WireOffer, WireSegment, WireSlice } from './wire.ts'

/** An offer that must not be sold; the reason is a short fixed text that is counted. */
export class BadOffer extends Error {}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** Ten billion naira: no nine seats cost that, a wrong unit soon does. */
const HIGHEST = 1_000_000_000_000

/** A price as integer minor units. Throws BadOffer for anything but a plain positive decimal of a currency that exists. */
function priceOf(amount: string, currency: string): Money {
  if (!currencies.has(currency)) throw new BadOffer('unknown currency')
  let price: Money
  try {
    price = parseDecimal(amount, currency)
  } catch {
    throw new BadOffer('unreadable price')
  }
  if (price.amount <= 0) throw new BadOffer('price not above zero')
  if (price.amount > HIGHEST) throw new BadOffer('price beyond belief')
  return price
}

/** An amount that is only shown: null rather than a lost offer when it cannot be read. */
function sideAmount(amount: string | null | undefined, currency: string | null | undefined): Money | null {
  if (!amount || !currency || !currencies.has(currency)) return null
  try {
    const value = parseDecimal(amount, currency)
    return value.amount >= 0 && value.amount <= HIGHEST ? value : null
  } catch {
    return null
  }
}

function instant(text: string | null | undefined): string | null {
  if (!text) return null
  if (Number.isNaN(Date.parse(text))) throw new BadOffer('unreadable time')
  return text
}

const cityNameOf = (airport: WireSegment['origin']): string => airport.city_name || airport.name || airport.iata_code

function mapSegment(wire: WireSegment): FlightSegment {
  const flown = minutesBetween(
    { at: wire.departing_at, zone: wire.origin.time_zone },
    { at: wire.arriving_at, zone: wire.destination.time_zone },
  )
  const told = durationMinutes(wire.duration)
  // Without zones only a gap beyond the widest difference of clocks proves that the arrival precedes the departure.
  const earliest = flown ?? localMinutes(wire.arriving_at) - localMinutes(wire.departing_at) + 26 * 60
  if (!(earliest > 0)) throw new BadOffer('arrives before it departs')
  const minutes = told ?? flown
  if (minutes === null || minutes <= 0) throw new BadOffer('unknown flight time')
  const [passenger] = wire.passengers
  if (!passenger) throw new BadOffer('no passenger on a segment')
  return {
    from: wire.origin.iata_code,
    to: wire.destination.iata_code,
    fromCity: cityNameOf(wire.origin),
    toCity: cityNameOf(wire.destination),
    fromTerminal: wire.origin_terminal ?? null,
    toTerminal: wire.destination_terminal ?? null,
    departsAt: wire.departing_at.slice(0, 19),
    arrivesAt: wire.arriving_at.slice(0, 19),
    minutes,
    marketingCarrier: wire.marketing_carrier.iata_code,
    marketingCarrierName: wire.marketing_carrier.name,
    flightNumber: wire.marketing_carrier_flight_number,
    operatingCarrier: wire.operating_carrier.iata_code ?? wire.marketing_carrier.iata_code,
    operatingCarrierName: wire.operating_carrier.name,
    aircraft: wire.aircraft?.name ?? null,
    stops: wire.stops?.map((stop) => stop.airport.iata_code) ?? [],
    cabin: passenger.cabin_class,
    fareBasis: passenger.fare_basis_code ?? null,
  }
}

function mapSlice(wire: WireSlice): FlightSlice {
  const segments = wire.segments.map(mapSegment)
  const first = segments[0]
  const last = segments[segments.length - 1]
  const firstWire = wire.segments[0]
  const lastWire = wire.segments[wire.segments.length - 1]
  if (!first || !last || !firstWire || !lastWire) throw new BadOffer('no segment')
  for (let i = 1; i < segments.length; i += 1) assertFollows(segments[i - 1], segments[i])
  const minutes =
    durationMinutes(wire.duration) ??
    minutesBetween(
      { at: firstWire.departing_at, zone: firstWire.origin.time_zone },
      { at: lastWire.arriving_at, zone: lastWire.destination.time_zone },
    )
  if (minutes === null || minutes <= 0) throw new BadOffer('unknown travel time')
  return {
    from: first.from,
    to: last.to,
    departsAt: first.departsAt,
    arrivesAt: last.arrivesAt,
    minutes,
    fareBrand: wire.fare_brand_name ?? null,
    segments,
  }
}

interface Moved {
  from: string
  to: string
  departsAt: string
  arrivesAt: string
}

/** At one airport there is one clock, so its texts compare as times. */
function assertFollows(before: Moved | undefined, after: Moved | undefined): void {
  if (before && after && before.to === after.from && after.departsAt < before.arrivesAt)
    throw new BadOffer('departs before the flight before it arrives')
}

const passengerTypes: Record<string, PassengerType> = { adult: 'ADT', child: 'CHD', infant_without_seat: 'INF' }

function passengerType(wire: WireOffer['passengers'][number]): PassengerType {
  const known = wire.type ? passengerTypes[wire.type] : undefined
  if (known) return known
  if (wire.age === null || wire.age === undefined) throw new BadOffer('unknown type of passenger')
  if (wire.age < 2) return 'INF'
  return wire.age < 12 ? 'CHD' : 'ADT'
}

/** The least of all segments, for that is what the journey allows. What one segment does not tell is not told. */
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

type WireCondition = { allowed: boolean; penalty_amount?: string | null; penalty_currency?: string | null } | null | undefined

const mapCondition = (wire: WireCondition): FareCondition | null =>
  wire ? { allowed: wire.allowed, penalty: sideAmount(wire.penalty_amount, wire.penalty_currency) } : null

/** Short, safe in a URL, and the same each time: 84 bits of a hash of the supplier's own id, which can be hundreds of letters long. */
export const offerId = (supplier: string, supplierOfferId: string): string =>
  `${supplier}-${hash('sha1', supplierOfferId, 'base64url').slice(0, 14)}`

const emissions = (text: string | null | undefined) => {
  const kilos = Math.round(Number(text ?? Number.NaN))
  return Number.isSafeInteger(kilos) && kilos >= 0 ? kilos : null
}

/** Duffel's offer as ours, in the supplier's currency. Throws BadOffer when it contradicts itself or cannot be priced. */
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
    id: offerId(supplier, wire.id),
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
    emissionsKg: emissions(wire.total_emissions_kg),
    expiresAt,
    net,
    netTax: tax && tax.currency === net.currency && tax.amount <= net.amount ? tax : null,
  }
}
