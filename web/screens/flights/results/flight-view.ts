import { type FlightFilters, flightRules } from '#domain/flights/filters.ts'
import { type FlightSort, sorts } from '#domain/flights/results.ts'
import { type View, viewRules } from '../../../results/use-view.ts'

/** How flights that were found are looked at. */
export type FlightView = View<FlightFilters, FlightSort>

export const flightView = viewRules(flightRules, sorts)

/** Filters and order as the end of an address. */
export const viewParams = flightView.params

/** The same from an address that has them. */
export const viewParamsOf = (params: URLSearchParams): string => viewParams(flightView.read(params))
