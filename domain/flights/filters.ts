import { z } from 'zod'
import { filterRules, type Tests } from '../results/filter-rules.ts'
import { alliances } from '../travel/alliances.ts'
import { cabins } from './cabins.ts'
import type { PricedFlightOffer } from './offer.ts'
import { dayParts, factsOf } from './offer-facts.ts'
import type { ItineraryGroup } from './results.ts'

export const fareAlliances = [...alliances, 'none'] as const
export const fareCabins = [...cabins, 'mixed'] as const

/** `0-morning`: a part of the day of a slice, counted from 0. */
const WayPart = z.string().regex(new RegExp(`^[0-5]-(${dayParts.join('|')})$`))
/** `1-LHR`: an airport of a city, counted in the order of the journey. */
const CityAirport = z.string().regex(/^\d{1,2}-[A-Z0-9]{3}$/)
/** The valid values of a list. */
const list = <T extends string>(value: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.flatMap((one) => value.safeParse(one).data ?? []))
const limit = z.int().positive().nullable().catch(null)
const flag = z.boolean().catch(false)

/** The filters of results. Empty lists and nulls filter nothing. */
export const FlightFilters = z.object({
  /** Maximum stops of any slice: 0 nonstop, 1, 2. */
  stops: z.int().min(0).max(2).nullable().catch(null),
  airlines: list(z.string()),
  /** The alliance of all flights of a journey. */
  alliances: list(z.enum(fareAlliances)),
  cabins: list(z.enum(fareCabins)),
  departs: list(WayPart),
  arrives: list(WayPart),
  /** Airports where slices may begin and end; a city without a chosen airport is unrestricted. */
  airports: list(CityAirport),
  /** Airports to avoid for connections. */
  avoid: list(z.string().length(3)),
  /** Minutes, of the longest slice. */
  maxMinutes: limit,
  /** Minutes of a layover. */
  minLayover: limit,
  maxLayover: limit,
  noNight: flag,
  noAirportChange: flag,
  /** Minor units of the selling currency. */
  maxTotal: limit,
  /** Kilograms of CO₂ of all passengers. */
  maxEmissions: limit,
  checkedBag: flag,
  cabinBag: flag,
  refundable: flag,
  changeable: flag,
  /** Can be held. */
  payLater: flag,
  /** Fares of the searched corporate code. */
  privateFare: flag,
  suppliers: list(z.string()),
})
export type FlightFilters = z.infer<typeof FlightFilters>
export type FilterName = keyof FlightFilters

export const noFilters: FlightFilters = FlightFilters.parse({})

const within = <T>(chosen: readonly T[], value: T) => chosen.length === 0 || chosen.includes(value)

/** For each slice, or city, with chosen values, the offer has one of them. `what` is `0-morning`. */
const withinEach = (chosen: readonly string[], own: readonly string[]) =>
  own.every((value) => {
    const of = value.slice(0, value.indexOf('-') + 1)
    return !chosen.some((one) => one.startsWith(of)) || chosen.includes(value)
  })

const everyoneHas = (offer: PricedFlightOffer, kind: 'checked' | 'cabin') =>
  offer.passengers.every((one) => one.type === 'INF' || (one.baggage[kind] ?? 0) > 0)

/** One test per filter: an offer must pass all. Unknown facts do not pass. */
const tests: Tests<FlightFilters, PricedFlightOffer> = {
  stops: (o, f) => factsOf(o).stops <= (f.stops ?? Number.POSITIVE_INFINITY),
  airlines: (o, f) => within(f.airlines, o.owner),
  alliances: (o, f) => within(f.alliances, factsOf(o).alliance),
  cabins: (o, f) => within(f.cabins, factsOf(o).cabin),
  departs: (o, f) => withinEach(f.departs, factsOf(o).departs),
  arrives: (o, f) => withinEach(f.arrives, factsOf(o).arrives),
  airports: (o, f) => withinEach(f.airports, factsOf(o).ends),
  avoid: (o, f) => !factsOf(o).connections.some((airport) => f.avoid.includes(airport)),
  maxMinutes: (o, f) => factsOf(o).minutes <= (f.maxMinutes ?? Number.POSITIVE_INFINITY),
  minLayover: (o, f) => (factsOf(o).shortestWait ?? Number.POSITIVE_INFINITY) >= (f.minLayover ?? 0),
  maxLayover: (o, f) => (factsOf(o).longestWait ?? 0) <= (f.maxLayover ?? Number.POSITIVE_INFINITY),
  noNight: (o, f) => !f.noNight || !factsOf(o).hasNight,
  noAirportChange: (o, f) => !f.noAirportChange || !factsOf(o).changesAirport,
  maxTotal: (o, f) => o.total.amount <= (f.maxTotal ?? Number.POSITIVE_INFINITY),
  maxEmissions: (o, f) => f.maxEmissions === null || (o.emissionsKg !== null && o.emissionsKg <= f.maxEmissions),
  checkedBag: (o, f) => !f.checkedBag || everyoneHas(o, 'checked'),
  cabinBag: (o, f) => !f.cabinBag || everyoneHas(o, 'cabin'),
  refundable: (o, f) => !f.refundable || o.refund?.allowed === true,
  changeable: (o, f) => !f.changeable || o.change?.allowed === true,
  payLater: (o, f) => !f.payLater || o.holdUntil !== null,
  privateFare: (o, f) => !f.privateFare || o.isPrivateFare,
  suppliers: (o, f) => within(f.suppliers, o.supplier),
}

export const flightRules = filterRules(noFilters, (raw) => FlightFilters.parse(raw))

/** The active filters. */
export const { inForce } = flightRules

/** The filters that an offer fails, as bits. Zero: it passes. */
const failures = (offer: PricedFlightOffer, filters: FlightFilters, names: readonly FilterName[]): number =>
  flightRules.failures(offer, { tests, filters, names })

export const passes = (offer: PricedFlightOffer, filters: FlightFilters, except?: FilterName): boolean =>
  (failures(offer, filters, inForce(filters)) & ~(except ? flightRules.bitOf(except) : 0)) === 0

/** Whether an offer passes one filter, whatever the others say. */
export const passesOne = (offer: PricedFlightOffer, name: FilterName, filters: FlightFilters): boolean =>
  tests[name](offer, filters)

/** An itinerary whose fares are all tested. */
export interface JudgedGroup {
  group: ItineraryGroup
  /** For each fare the filters it fails, as bits. */
  failed: number[]
}

/** Tests every fare once: the list and all counts use the result. */
export function judgeGroups(groups: readonly ItineraryGroup[], filters: FlightFilters): JudgedGroup[] {
  const names = inForce(filters)
  return groups.map((group) => ({ group, failed: group.offers.map((offer) => failures(offer, filters, names)) }))
}

/** The passing fares of each itinerary, and the itineraries that have one. */
export function keepPassing(judged: readonly JudgedGroup[]): ItineraryGroup[] {
  return judged.flatMap(({ group, failed }) => {
    if (failed.every((bits) => bits === 0)) return [group]
    const offers = group.offers.filter((_, index) => failed[index] === 0)
    const cheapest = offers[0]
    return cheapest ? [{ ...group, offers, cheapest }] : []
  })
}

/** The offers of an itinerary that pass all filters except one. */
export const passingAllBut = ({ group, failed }: JudgedGroup, name: FilterName): PricedFlightOffer[] => {
  const others = ~flightRules.bitOf(name)
  const isIn = (fails: number) => (fails & others) === 0
  return failed.every(isIn) ? group.offers : group.offers.filter((_, index) => isIn(failed[index] ?? 0))
}

/** The filters as query parameters, and parsed. */
export const { toParams: filtersToParams, fromParams: filtersFromParams } = flightRules
