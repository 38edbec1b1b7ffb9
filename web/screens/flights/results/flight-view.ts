import { type FlightFilters, flightRules } from '#domain/flights/filters.ts'
import { type FlightSort, sorts } from '#domain/flights/results.ts'
import type { View } from '../../../results/use-view.ts'
import { viewRules } from '../../../results/view-rules.ts'

/** How flights that were found are looked at. */
export type FlightView = View<FlightFilters, FlightSort>

export const flightView = viewRules(flightRules, sorts)

/** Filters and order as the end of an address. */
export const viewParams = flightView.params
