import { hash } from './hash.ts'
import { typeNamed } from './network/aircraft.ts'
import { carrierNamed } from './network/airlines.ts'
import { type CabinPlan, cabinPlans } from './seat-rows.ts'
import { inCurrencyOf } from './services-for.ts'
import type { CabinClass, Offer, Seat, SeatMap, SeatMapCabin, SeatMapElement, Segment, Slice } from './wire.ts'

type Row = SeatMapCabin['rows'][number]

/** A seat's price in dollars before the distance factor. The front of economy and exit rows cost most, middle seats least. */
const zones = { exit: 34, front: 22, window: 11, aisle: 11, middle: 6 } as const
/** Factor by kilometres flown. */
const reaches: readonly (readonly [km: number, factor: number])[] = [
  [1500, 0.6],
  [4500, 1],
  [Number.POSITIVE_INFINITY, 1.8],
]
/** Percentage of taken seats on the emptiest flight; a full one adds 45. */
const FEWEST_TAKEN = 30

/** One map for each segment. Taken seats depend only on the flight and the day, so every offer shows the same ones. */
export function seatMapsFor(offer: Offer): SeatMap[] {
  return offer.slices.flatMap((slice) => slice.segments.map((segment) => seatMap(offer, slice, segment)))
}

function seatMap(offer: Offer, slice: Slice, segment: Segment): SeatMap {
  const type = typeNamed(segment.aircraft.iata_code)
  const sold = segment.passengers[0]?.cabin_class ?? 'economy'
  const { business, economy } = cabinPlans(type, !carrierNamed(segment.operating_carrier.iata_code).lowCost)
  const premium: CabinClass = sold === 'first' ? 'first' : 'business'
  const main: CabinClass = sold === 'premium_economy' ? 'premium_economy' : 'economy'
  const cabin = (plan: CabinPlan, cabinClass: CabinClass) =>
    seatCabin(plan, cabinClass, cabinClass === sold, { offer, slice, segment })
  return {
    id: `sea_${segment.id.slice(4)}`,
    slice_id: slice.id,
    segment_id: segment.id,
    cabins: [...(business ? [cabin(business, premium)] : []), cabin(economy, main)],
  }
}

interface Where {
  offer: Offer
  slice: Slice
  segment: Segment
}

function seatCabin(plan: CabinPlan, cabinClass: CabinClass, forSale: boolean, where: Where): SeatMapCabin {
  const wide = plan.blocks.length === 3
  const rows = plan.rows.flatMap((row): Row[] => {
    const seats: Row = {
      sections: plan.blocks.map((block) => ({
        elements: [...block].map((letter) => seat(plan, row, letter, cabinClass, forSale, where)),
      })),
    }
    return plan.exits.has(row) ? [filled(plan, () => 'exit_row'), seats] : [seats]
  })
  const front = filled(plan, (section) => (section === 0 ? 'lavatory' : 'galley'))
  const back = filled(plan, (section) => (section === plan.blocks.length - 1 ? 'galley' : 'lavatory'))
  const bassinets = wide && cabinClass === 'economy' ? [filled(plan, (section) => (section === 1 ? 'bassinet' : 'empty'))] : []
  const all = cabinClass === 'economy' ? [...bassinets, ...rows, back] : [front, ...rows]
  const wings =
    cabinClass === 'economy'
      ? { first_row_index: Math.floor(all.length * 0.3), last_row_index: Math.floor(all.length * 0.58) }
      : null
  return { deck: 0, cabin_class: cabinClass, aisles: plan.blocks.length - 1, wings, rows: all }
}

type Fixture = Exclude<SeatMapElement, Seat>['type']

const filled = (plan: CabinPlan, fixture: (section: number) => Fixture): Row => ({
  sections: plan.blocks.map((_, section) => ({ elements: [{ type: fixture(section) }] })),
})

function seat(plan: CabinPlan, row: number, letter: string, cabinClass: CabinClass, forSale: boolean, where: Where): Seat {
  const { offer, slice, segment } = where
  const designator = `${row}${letter}`
  const exit = plan.exits.has(row)
  const flight = `${segment.operating_carrier.iata_code}${segment.operating_carrier_flight_number}|${segment.departing_at}`
  const taken = hash(`${flight}|${designator}`) % 100 < FEWEST_TAKEN + (hash(flight) % 46)
  const open = forSale && !taken
  const free = cabinClass === 'business' || cabinClass === 'first' || slice.conditions.advance_seat_selection === true
  const amount = inCurrencyOf(offer, free ? 0 : seatDollars(plan, row, letter, exit, Number(segment.distance)))
  return {
    type: 'seat',
    designator,
    disclosures: exit ? ['Only for passengers of 15 and over who can help in an emergency'] : [],
    available_services: open
      ? offer.passengers.flatMap(({ id, type }, index) =>
          type === 'infant_without_seat' || (exit && type === 'child')
            ? []
            : [
                {
                  id: `ase_${segment.id.slice(4)}s${designator}p${index}`,
                  passenger_id: id,
                  total_amount: amount,
                  total_currency: offer.total_currency,
                },
              ],
        )
      : [],
  }
}

function seatDollars(plan: CabinPlan, row: number, letter: string, exit: boolean, km: number): number {
  const reach = reaches.find(([limit]) => km < limit)?.[1] ?? 1
  if (exit) return zones.exit * reach
  if (plan.rows.indexOf(row) < 4) return zones.front * reach
  return zones[positionOf(plan.blocks, letter)] * reach
}

function positionOf(blocks: readonly string[], letter: string): 'window' | 'aisle' | 'middle' {
  const all = blocks.join('')
  if (letter === all[0] || letter === all.at(-1)) return 'window'
  const block = blocks.find((one) => one.includes(letter)) ?? ''
  return letter === block[0] || letter === block.at(-1) ? 'aisle' : 'middle'
}
