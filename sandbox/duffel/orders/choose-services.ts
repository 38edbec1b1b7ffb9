import { seatMapsFor } from '../../inventory/seat-maps.ts'
import { servicesFor } from '../../inventory/services-for.ts'
import type { Offer, SeatMap } from '../../inventory/wire.ts'
import { fieldProblem, problem } from '../http/problem.ts'
import { sumOf, toAmount, toMinor } from '../money.ts'
import type { Records } from '../open-records.ts'
import type { ChosenService } from './order-input.ts'
import type { OrderService, Seat } from './order-shape.ts'

interface ForSale {
  service: OrderService
  maximum: number
  unitMinor: number
  seatKey: string | null
}

export interface Chosen {
  services: OrderService[]
  /** Seats to store on the flights: by segment id, then passenger id. */
  seats: { key: string; segmentId: string; passengerId: string; seat: Seat }[]
  minor: number
}

/** One seat of one flight on one day, in any offer. */
export function seatKey(offer: Pick<Offer, 'slices'>, segmentId: string, designator: string): string {
  const segment = offer.slices.flatMap(({ segments }) => segments).find(({ id }) => id === segmentId)
  if (segment === undefined) return `${segmentId}|${designator}`
  const { operating_carrier, operating_carrier_flight_number, origin, departing_at } = segment
  return [operating_carrier.iata_code, operating_carrier_flight_number, origin.iata_code, departing_at, designator].join('|')
}

const seatsOf = (map: SeatMap) =>
  map.cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)))

/** An offer's seat maps without the seats that orders have taken since. */
export function openSeatMaps(records: Records, offer: Offer): SeatMap[] {
  const maps = seatMapsFor(offer)
  for (const map of maps) {
    for (const element of seatsOf(map)) {
      if (element.type !== 'seat' || element.available_services.length === 0) continue
      if (records.seats.get(seatKey(offer, map.segment_id, element.designator)) !== undefined) element.available_services = []
    }
  }
  return maps.map((map) => {
    // Only the booked cabin is shown: no seat in another one can be chosen.
    const own = map.cabins.filter(({ cabin_class }) => flownIn(offer, map.segment_id).has(cabin_class))
    return own.length === 0 ? map : { ...map, cabins: own }
  })
}

const flownIn = (offer: Offer, segmentId: string) =>
  new Set(
    offer.slices.flatMap(({ segments }) =>
      segments.filter(({ id }) => id === segmentId).flatMap(({ passengers }) => passengers.map(({ cabin_class }) => cabin_class)),
    ),
  )

function* seatsForSale(offer: Offer): Generator<ForSale> {
  for (const map of seatMapsFor(offer)) {
    for (const element of seatsOf(map)) {
      if (element.type !== 'seat') continue
      for (const { id, passenger_id, total_amount, total_currency } of element.available_services) {
        const metadata: Seat = { designator: element.designator, name: element.name ?? null, disclosures: element.disclosures }
        yield {
          service: {
            id,
            type: 'seat',
            quantity: 1,
            passenger_ids: [passenger_id],
            segment_ids: [map.segment_id],
            total_amount,
            total_currency,
            metadata,
          },
          maximum: 1,
          unitMinor: toMinor(total_amount),
          seatKey: seatKey(offer, map.segment_id, element.designator),
        }
      }
    }
  }
}

function* extrasForSale(offer: Offer): Generator<ForSale> {
  for (const { maximum_quantity, ...service } of servicesFor(offer)) {
    yield {
      service: { ...service, quantity: 1 },
      maximum: maximum_quantity,
      unitMinor: toMinor(service.total_amount),
      seatKey: null,
    }
  }
}

const isSeat = (metadata: unknown): metadata is Seat =>
  typeof metadata === 'object' && metadata !== null && 'designator' in metadata

/** Prices chosen services; 422 for one that is not sold, too many of one, or a taken seat. */
export function chooseServices(records: Records, offer: Offer, chosen: ChosenService[]): Chosen {
  if (chosen.length === 0) return { services: [], seats: [], minor: 0 }
  const forSale = new Map([...extrasForSale(offer), ...seatsForSale(offer)].map((one) => [one.service.id, one]))
  const result: Chosen = { services: [], seats: [], minor: 0 }
  const taken = new Set<string>()
  for (const [index, { id, quantity }] of chosen.entries()) {
    const found = forSale.get(id)
    if (found === undefined)
      throw fieldProblem('validation_inclusion', ['services', index, 'id'], 'This service is not sold with this offer')
    if (chosen.findIndex((other) => other.id === id) !== index) {
      throw fieldProblem('validation_unique', ['services', index, 'id'], 'This service is listed twice: raise its quantity')
    }
    if (quantity > found.maximum) {
      throw fieldProblem(
        'validation_inclusion',
        ['services', index, 'quantity'],
        `At most ${found.maximum} of this service can be booked`,
      )
    }
    const { service, seatKey: key } = found
    if (key !== null && isSeat(service.metadata)) {
      if (taken.has(key) || records.seats.get(key) !== undefined) throw problem('ancillary_service_not_available')
      const [segmentId = '', passengerId = ''] = [service.segment_ids[0], service.passenger_ids[0]]
      if (result.seats.some((seat) => seat.segmentId === segmentId && seat.passengerId === passengerId)) {
        throw fieldProblem('validation_unique', ['services', index, 'id'], 'A passenger can have one seat on each flight')
      }
      taken.add(key)
      result.seats.push({ key, segmentId, passengerId, seat: service.metadata })
    }
    result.services.push({ ...service, quantity, total_amount: toAmount(found.unitMinor * quantity) })
  }
  result.minor = sumOf(result.services.map(({ total_amount }) => toMinor(total_amount)))
  return result
}
