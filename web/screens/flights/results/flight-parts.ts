import { type FilterName, type FlightFilters, flightRules, inForce, noFilters } from '#domain/flights/filters.ts'
import { sorts } from '#domain/flights/results.ts'
import type { NameOf } from '#domain/results/filter-rules.ts'
import { type AppliedFilter, appliedFilters, type NamedFilters, type WriteAmount } from '../../../results/applied-filters.ts'
import type { FilterPart, FilterSection } from '../../../results/filter-part.ts'
import { unreadValues } from '../../../results/unread-values.ts'

export type FlagName = NameOf<FlightFilters, boolean>
/** A filter part of flights, by the names of their filters. */
export type FlightPart = FilterPart<NameOf<FlightFilters, readonly string[]>, NameOf<FlightFilters, number | null>, FlagName>
export type FlightSection = FilterSection<FlightPart>

const names: Record<FilterName, string> = {
  stops: 'Stops',
  airlines: 'Airlines',
  alliances: 'Alliance',
  cabins: 'Cabin',
  departs: 'Departure times',
  arrives: 'Arrival times',
  airports: 'Airports',
  avoid: 'Connections',
  maxMinutes: 'Longest duration',
  minLayover: 'Shortest layover',
  maxLayover: 'Longest layover',
  noNight: 'No overnight layover',
  noAirportChange: 'No change of airport',
  maxTotal: 'Highest price',
  maxEmissions: 'Emissions',
  checkedBag: 'Checked bag included',
  cabinBag: 'Cabin bag included',
  refundable: 'Refundable',
  changeable: 'Changeable',
  payLater: 'Can be held, pay later',
  privateFare: 'Corporate fare',
  suppliers: 'Source',
}

const named: NamedFilters<FlightFilters> = { none: noFilters, inForce, names }

/** The active filters of flights in words, each with the change that removes it. */
export const appliedToFlights = (
  filters: FlightFilters,
  sections: readonly FlightSection[],
  write: WriteAmount,
): AppliedFilter[] => appliedFilters(named, filters, { sections, write })

/** The invalid filters and sort of an address of flights. */
export const unreadOfFlights = (params: URLSearchParams): string[] => unreadValues(params, { rules: flightRules, names, sorts })
