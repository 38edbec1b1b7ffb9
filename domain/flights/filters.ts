import { z } from 'zod'
import { type PricedFlightOffer, stopsOf } from './offer.ts'
import type { ItineraryGroup } from './results.ts'

export const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

export const dayPartLabels: Record<DayPart, string> = {
  night: 'Night 00:00-05:59',
  morning: 'Morning 06:00-11:59',
  afternoon: 'Afternoon 12:00-17:59',
  evening: 'Evening 18:00-23:59',
}

/** The part of the day of a local time, by its hour. */
export const dayPartOf = (local: string): DayPart => dayParts[Math.floor(Number(local.slice(11, 13)) / 6)] ?? 'night'

/** What narrows results. Empty lists and nulls narrow nothing. */
export const FlightFilters = z.object({
  /** Most stops on any one way: 0 direct, 1, 2. */
  stops: z.int().min(0).max(2).nullable().catch(null),
  airlines: z.array(z.string()).catch([]),
  suppliers: z.array(z.string()).catch([]),
  departs: z.array(z.enum(dayParts)).catch([]),
  returns: z.array(z.enum(dayParts)).catch([]),
  /** Minutes, of the longest way. */
  maxMinutes: z.int().positive().nullable().catch(null),
  /** Minor units of the selling currency. */
  maxTotal: z.int().positive().nullable().catch(null),
  checkedBag: z.boolean().catch(false),
  refundable: z.boolean().catch(false),
  changeable: z.boolean().catch(false),
})
export type FlightFilters = z.infer<typeof FlightFilters>

export const noFilters: FlightFilters = FlightFilters.parse({})

type Test = (offer: PricedFlightOffer, filters: FlightFilters) => boolean

const within = <T>(chosen: readonly T[], value: T | undefined) =>
  chosen.length === 0 || (value !== undefined && chosen.includes(value))

/** One test a filter: an offer stays when all of them pass. */
const tests: Record<keyof FlightFilters, Test> = {
  stops: (o, f) => f.stops === null || o.slices.every((slice) => stopsOf(slice) <= (f.stops ?? 0)),
  airlines: (o, f) => within(f.airlines, o.owner),
  suppliers: (o, f) => within(f.suppliers, o.supplier),
  departs: (o, f) => f.departs.length === 0 || within(f.departs, o.slices[0] && dayPartOf(o.slices[0].departsAt)),
  returns: (o, f) => f.returns.length === 0 || within(f.returns, o.slices[1] && dayPartOf(o.slices[1].departsAt)),
  maxMinutes: (o, f) => f.maxMinutes === null || o.slices.every((slice) => slice.minutes <= (f.maxMinutes ?? 0)),
  maxTotal: (o, f) => f.maxTotal === null || o.total.amount <= f.maxTotal,
  checkedBag: (o, f) => !f.checkedBag || o.passengers.every((p) => p.type === 'INF' || (p.baggage.checked ?? 0) > 0),
  refundable: (o, f) => !f.refundable || o.refund?.allowed === true,
  changeable: (o, f) => !f.changeable || o.change?.allowed === true,
}

const filterNames = Object.keys(tests) as (keyof FlightFilters)[]

export const passes = (offer: PricedFlightOffer, filters: FlightFilters, except?: keyof FlightFilters): boolean =>
  filterNames.every((name) => name === except || tests[name](offer, filters))

/** Keeps in each itinerary the fares that pass, and the itineraries that have one. */
export function filterGroups(groups: readonly ItineraryGroup[], filters: FlightFilters): ItineraryGroup[] {
  return groups.flatMap((group) => {
    const offers = group.offers.filter((offer) => passes(offer, filters))
    const cheapest = offers[0]
    return cheapest ? [{ key: group.key, offers, cheapest }] : []
  })
}

export interface FacetValue {
  value: string
  count: number
  /** Lowest total under this value, minor units. */
  from: number
}

/** How many itineraries each value of a filter would leave, the other filters staying as they are. */
export function facet(
  groups: readonly ItineraryGroup[],
  filters: FlightFilters,
  name: keyof FlightFilters,
  valuesOf: (offer: PricedFlightOffer) => string[],
): FacetValue[] {
  const found = new Map<string, FacetValue>()
  for (const group of groups) {
    const lowest = new Map<string, number>()
    for (const offer of group.offers) {
      if (!passes(offer, filters, name)) continue
      for (const value of valuesOf(offer))
        lowest.set(value, Math.min(lowest.get(value) ?? Number.POSITIVE_INFINITY, offer.total.amount))
    }
    for (const [value, from] of lowest) {
      const known = found.get(value)
      found.set(value, { value, count: (known?.count ?? 0) + 1, from: Math.min(known?.from ?? from, from) })
    }
  }
  return [...found.values()].sort((a, b) => a.from - b.from)
}

/** The filters as query parameters, short and readable. */
export function filtersToParams(filters: FlightFilters): Record<string, string> {
  const entries = filterNames.map((name): [string, string] => {
    const value = filters[name]
    if (Array.isArray(value)) return [name, value.join(',')]
    if (value === null || value === false) return [name, '']
    return [name, value === true ? '1' : String(value)]
  })
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

/** Reads them back; anything unreadable narrows nothing. */
export function filtersFromParams(params: URLSearchParams): FlightFilters {
  const list = (name: string) => (params.get(name) ?? '').split(',').filter(Boolean)
  const number = (name: string) => (params.get(name) ? Number(params.get(name)) : null)
  const flag = (name: string) => params.get(name) === '1'
  return FlightFilters.parse({
    stops: number('stops'),
    airlines: list('airlines'),
    suppliers: list('suppliers'),
    departs: list('departs'),
    returns: list('returns'),
    maxMinutes: number('maxMinutes'),
    maxTotal: number('maxTotal'),
    checkedBag: flag('checkedBag'),
    refundable: flag('refundable'),
    changeable: flag('changeable'),
  })
}
