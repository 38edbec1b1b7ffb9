import type { Amenities, FareCondition, FlightSegment, FlightSlice, SliceConditions } from '#domain/flights/offer.ts'
import { BadOffer, sideAmount } from '../../duffel/amounts.ts'
import { durationMinutes, localMinutes, minutesBetween } from './local-time.ts'
import type { WireSegment, WireSlice } from './wire.ts'

const cityNameOf = (airport: WireSegment['origin']): string => airport.city_name || airport.name || airport.iata_code

function mapSegment(wire: WireSegment): FlightSegment {
  const flown = minutesBetween(
    { at: wire.departing_at, zone: wire.origin.time_zone },
    { at: wire.arriving_at, zone: wire.destination.time_zone },
  )
  const stated = durationMinutes(wire.duration)
  // Without zones, only a gap beyond the largest difference of zones proves that the arrival is before the departure.
  const earliest = flown ?? localMinutes(wire.arriving_at) - localMinutes(wire.departing_at) + 26 * 60
  if (!(earliest > 0)) throw new BadOffer('arrives before it departs')
  const minutes = stated ?? flown
  if (minutes === null || minutes <= 0) throw new BadOffer('unknown flight time')
  const [passenger] = wire.passengers
  if (!passenger) throw new BadOffer('no passenger on a segment')
  return {
    id: wire.id,
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
    amenities: amenitiesOf(passenger.cabin?.amenities),
  }
}

type WireAmenities = NonNullable<WireSegment['passengers'][number]['cabin']>['amenities']

function amenitiesOf(wire: WireAmenities): Amenities | null {
  if (!wire) return null
  const { wifi, power, seat } = wire
  return { wifi: wifi ? wifiOf(wifi) : null, power: power?.available ?? null, seat: seat?.type ?? null }
}

function wifiOf({ available, cost }: { available: boolean; cost?: string | null | undefined }): Amenities['wifi'] {
  if (!available) return 'none'
  return cost === 'free' ? 'free' : 'paid'
}

type WireCondition = NonNullable<WireSlice['conditions']>['refund_before_departure']

/** A fee of an unreadable amount is null: unknown. */
export const mapCondition = (wire: WireCondition): FareCondition | null =>
  wire ? { allowed: wire.allowed, penalty: sideAmount(wire.penalty_amount, wire.penalty_currency) } : null

const sliceConditions = (wire: WireSlice['conditions']): SliceConditions | null =>
  wire
    ? {
        refund: mapCondition(wire.refund_before_departure),
        change: mapCondition(wire.change_before_departure),
        seatSelection: wire.advance_seat_selection ?? null,
        priorityBoarding: wire.priority_boarding ?? null,
        priorityCheckIn: wire.priority_check_in ?? null,
      }
    : null

/** One slice of the journey. Throws BadOffer if it contradicts itself. */
export function mapSlice(wire: WireSlice): FlightSlice {
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
    conditions: sliceConditions(wire.conditions),
    segments,
  }
}

interface Moved {
  from: string
  to: string
  departsAt: string
  arrivesAt: string
}

/** Throws BadOffer if `after` departs before `before` arrives. At one airport local times can be compared as texts. */
export function assertFollows(before: Moved | undefined, after: Moved | undefined): void {
  if (before && after && before.to === after.from && after.departsAt < before.arrivesAt)
    throw new BadOffer('departs before the flight before it arrives')
}
