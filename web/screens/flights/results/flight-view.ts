import { type FlightFilters, flightRules } from '#domain/flights/filters.ts'
import { type FlightSort, sorts } from '#domain/flights/results.ts'
import type { View } from '../../../results/use-view.ts'
import { viewRules } from '../../../results/view-rules.ts'

/** The view rules of flight results. */
export type FlightView = View<FlightFilters, FlightSort>

export const flightView = viewRules(flightRules, sorts)

/** Filters and sort as the end of an address. */
export const viewParams = flightView.params
