import {
  type DayPart,
  dayPartLabels,
  dayPartOf,
  dayParts,
  type FacetValue,
  type FlightFilters,
  facet,
  noFilters,
  passes,
} from '#domain/flights/filters.ts'
import { type PricedFlightOffer, stopsOf } from '#domain/flights/offer.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'

/** A line of the rail: how many journeys it would leave and the lowest total among them, minor units. */
export interface FilterOption {
  value: string
  label: string
  note: string | null
  count: number
  from: number | null
}

export interface FilterOptions {
  currency: string
  stops: FilterOption[]
  airlines: FilterOption[]
  departs: FilterOption[]
  returns: FilterOption[]
  checkedBag: FilterOption
  refundable: FilterOption
  changeable: FilterOption
  suppliers: FilterOption[]
  /** Longest way of each journey, minutes; null before anything was found. */
  minutes: { min: number; max: number } | null
  /** Totals in minor units. */
  total: { min: number; max: number } | null
}

const mostStops = (offer: PricedFlightOffer) => Math.max(...offer.slices.map(stopsOf))
const longestWay = (offer: PricedFlightOffer) => Math.max(...offer.slices.map((slice) => slice.minutes))

const stopLabels: Record<string, string> = { '0': 'Direct', '1': 'Up to 1 stop', '2': 'Up to 2 stops' }

const option = (found: FacetValue | undefined, value: string, label: string, note: string | null = null): FilterOption => ({
  value,
  label,
  note,
  count: found?.count ?? 0,
  from: found?.from ?? null,
})

function range(values: readonly number[]): { min: number; max: number } | null {
  if (values.length === 0) return null
  return { min: Math.min(...values), max: Math.max(...values) }
}

type Titles = readonly { id: string; title: string }[]

/** Everything the rail offers for what was found, with counts that respect all other filters. */
export function filterOptions(groups: readonly ItineraryGroup[], filters: FlightFilters, suppliers: Titles): FilterOptions {
  const of = (name: keyof FlightFilters, valuesOf: (offer: PricedFlightOffer) => string[]) =>
    facet(groups, filters, name, valuesOf)
  const parts = (name: 'departs' | 'returns', index: 0 | 1) => {
    const found = of(name, (offer) => (offer.slices[index] ? [dayPartOf(offer.slices[index].departsAt)] : []))
    return found.length === 0 ? [] : dayParts.map((part) => dayPart(part, found))
  }
  const flag = (name: 'checkedBag' | 'refundable' | 'changeable', label: string) => {
    // The filter's own test decides: what passes with it switched on is what it would leave.
    const on = { ...filters, [name]: true }
    const [found] = of(name, (offer) => (passes(offer, on) ? ['1'] : []))
    return option(found, '1', label)
  }
  const stops = of('stops', (offer) => Object.keys(stopLabels).filter((most) => mostStops(offer) <= Number(most)))
  const names = new Map(groups.map((group) => [group.cheapest.owner, group.cheapest.ownerName]))
  const titles = new Map(suppliers.map((supplier) => [supplier.id, supplier.title]))
  // Values that the other filters leave without a journey stay in their place, at nought: lines that vanish cannot be undone.
  const everyValue = (
    name: 'airlines' | 'suppliers',
    valueOf: (offer: PricedFlightOffer) => string,
    labels: ReadonlyMap<string, string>,
  ) => {
    const now = of(name, (offer) => [valueOf(offer)])
    return facet(groups, noFilters, name, (offer) => [valueOf(offer)]).map(({ value }) =>
      option(
        now.find((one) => one.value === value),
        value,
        labels.get(value) ?? value,
      ),
    )
  }
  return {
    currency: groups[0]?.cheapest.total.currency ?? 'NGN',
    stops: Object.entries(stopLabels).map(([value, label]) =>
      option(
        stops.find((one) => one.value === value),
        value,
        label,
      ),
    ),
    airlines: everyValue('airlines', (offer) => offer.owner, names),
    departs: parts('departs', 0),
    returns: parts('returns', 1),
    checkedBag: flag('checkedBag', 'Checked bag included'),
    refundable: flag('refundable', 'Refundable'),
    changeable: flag('changeable', 'Changeable'),
    suppliers: everyValue('suppliers', (offer) => offer.supplier, titles),
    minutes: range(groups.map((group) => longestWay(group.cheapest))),
    total: range(groups.map((group) => group.cheapest.total.amount)),
  }
}

function dayPart(part: DayPart, found: readonly FacetValue[]): FilterOption {
  const [label = part, hours = ''] = dayPartLabels[part].split(' ')
  return option(
    found.find((one) => one.value === part),
    part,
    label,
    hours.replace('-', '–'),
  )
}
