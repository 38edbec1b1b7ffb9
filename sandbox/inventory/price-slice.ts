import { cabinAboard, cabinOf } from './cabin-aboard.ts'
import { brandName, cabinNames, type FareFamily } from './fare-families.ts'
import { isoDuration, isoLocal } from './journeys/calendar.ts'
import type { DatedLeg, Journey } from './journeys/find-journeys.ts'
import type { Path } from './journeys/find-paths.ts'
import type { MagicRoute } from './journeys/magic-route.ts'
import { moneyText } from './money-text.ts'
import type { Route } from './network/network.ts'
import { siteAt } from './network/places.ts'
import { terminalAt } from './network/terminals.ts'
import { toLocal } from './network/zone-offset.ts'
import type { SearchRecipe } from './offer-recipe.ts'
import { type JourneyPrice, type PriceContext, priceJourney } from './price-journey.ts'
import type { Baggage, Condition, Segment, SegmentPassenger, SliceConditions, Stop } from './wire.ts'

/** A slice in one fare family without its ids: created once for a search and shared by every offer that contains it. */
export interface PricedSlice {
  journey: Journey
  price: JourneyPrice
  base: number
  tax: number
  emissions: number
  brand: string
  comparisonKey: string
  duration: string
  conditions: SliceConditions
  segments: Omit<Segment, 'id'>[]
}

const refused: Condition = { allowed: false, penalty_amount: null, penalty_currency: null }

/** A penalty is a share of the fare of this slice. */
export const condition = (portion: number | null, base: number, currency: string): Condition =>
  portion === null
    ? refused
    : { allowed: true, penalty_amount: moneyText(Math.round((base * portion) / 100) * 100), penalty_currency: currency }

/** Null when the family is sold out on the journey. */
export function priceSlice(
  journey: Journey,
  family: FareFamily,
  search: SearchRecipe,
  context: PriceContext,
  magic: MagicRoute | null,
): PricedSlice | null {
  const price = priceJourney(journey, family, context)
  if (!price) return null
  let base = 0
  let tax = 0
  for (const { type } of search.passengers) {
    base += price.base[type]
    tax += price.tax[type]
  }
  const currency = search.account.currency
  return {
    journey,
    price,
    base,
    tax,
    emissions: emissions(journey, family) * search.passengers.filter(({ type }) => type !== 'infant_without_seat').length,
    brand: brandName(journey.path.owner, family),
    comparisonKey: `${family.key}-${journey.path.owner.lowCost ? 'l' : 'f'}${family.shelf}`,
    duration: isoDuration(journey.arrives - journey.departs),
    conditions: {
      change_before_departure: condition(family.change, base, currency),
      refund_before_departure: condition(family.refund, base, currency),
      advance_seat_selection: family.seatSelection,
      priority_boarding: family.priority,
      priority_check_in: family.priority && family.cabin !== 'economy',
    },
    segments: journey.legs.map((leg) => segment(leg, journey, family, price, search, magic)),
  }
}

function segment(
  dated: DatedLeg,
  journey: Journey,
  family: FareFamily,
  price: JourneyPrice,
  search: SearchRecipe,
  magic: MagicRoute | null,
): Omit<Segment, 'id'> {
  const { route, sold } = dated.leg
  const flown = route.waves[dated.wave]?.number ?? '1'
  return {
    origin: route.from.airport,
    origin_terminal: terminalAt(route.from, route.carrier, route.domestic),
    destination: route.to.airport,
    destination_terminal: terminalAt(route.to, route.carrier, route.domestic),
    departing_at: isoLocal(toLocal(route.from.zone, dated.departs)),
    arriving_at: isoLocal(toLocal(route.to.zone, dated.arrives)),
    duration: isoDuration(dated.arrives - dated.departs),
    distance: route.km.toFixed(1),
    aircraft: route.type.aircraft,
    marketing_carrier: sold.airline,
    marketing_carrier_flight_number: sold === route.carrier ? flown : String(4000 + ((route.hash + Number(flown) * 7) % 4900)),
    operating_carrier: route.carrier.airline,
    operating_carrier_flight_number: flown,
    stops: magic === 'stop-within-segment' && route.carrier.iata === 'ZZ' ? [landing(dated)] : [],
    passengers: segmentPassengers(route, journey, family, price, search, magic === 'no-baggages' && route.carrier.iata === 'ZZ'),
  }
}

function segmentPassengers(
  route: Route,
  journey: Journey,
  family: FareFamily,
  price: JourneyPrice,
  search: SearchRecipe,
  noBags: boolean,
): SegmentPassenger[] {
  const cabinClass = cabinAboard(route, family.cabin)
  const cabin = cabinOf(route, cabinClass)
  const allowance = noBags ? [] : baggages(journey, family, false)
  const infant = noBags ? [] : baggages(journey, family, true)
  return search.passengers.map(({ id, type }) => ({
    passenger_id: id,
    cabin_class: cabinClass,
    cabin_class_marketing_name: cabinNames[cabinClass],
    fare_basis_code: type === 'adult' ? price.fareBasis : `${price.fareBasis}${type === 'child' ? 'CH' : 'IN'}`,
    baggages: type === 'infant_without_seat' ? infant : allowance,
    cabin,
  }))
}

/** Two pieces are usual between Nigeria and abroad; a light fare elsewhere has cabin baggage only. */
function checkedPieces(path: Path, family: FareFamily): number {
  const from = path.legs[0]?.route.from.country
  const to = path.legs.at(-1)?.route.to.country
  const [athome, short, long] = family.checked
  if (path.owner.lowCost && family.key === 'basic') return 0
  if (from === 'NG' && to === 'NG') return athome
  if (from === 'NG' || to === 'NG') return long
  return path.km > 4500 && family.key !== 'basic' ? long : short
}

function baggages({ path }: Journey, family: FareFamily, infant: boolean): Baggage[] {
  const pieces = checkedPieces(path, family)
  const checked: Baggage[] = pieces > 0 ? [{ type: 'checked', quantity: infant ? Math.min(1, pieces) : pieces }] : []
  return infant ? checked : [...checked, { type: 'carry_on', quantity: family.carryOn }]
}

const cabinWeight = { economy: 1, premium_economy: 1.5, business: 2.9, first: 4 } as const

/** Kilograms of CO2 for one seat. */
function emissions(journey: Journey, family: FareFamily): number {
  let kilograms = 0
  for (const { leg } of journey.legs)
    kilograms += leg.route.km * leg.route.type.co2 * cabinWeight[cabinAboard(leg.route, family.cabin)]
  return kilograms
}

/** The technical stop of the magic route: 50 minutes on the ground half way, at Istanbul. */
function landing(dated: DatedLeg): Stop {
  const site = siteAt('IST')
  const lands = dated.departs + Math.floor((dated.arrives - dated.departs - 50) / 2)
  return {
    id: `sto_${dated.leg.route.from.iata.toLowerCase()}${dated.day}`,
    airport: site.airport,
    arriving_at: isoLocal(toLocal(site.zone, lands)),
    departing_at: isoLocal(toLocal(site.zone, lands + 50)),
    duration: 'PT50M',
  }
}
