import { type TourFilters, tourRules } from '#domain/tours/filters.ts'
import { type TourSort, tourSorts } from '#domain/tours/results.ts'
import type { View } from '../../../results/use-view.ts'
import { viewRules } from '../../../results/view-rules.ts'

/** The view rules of tour results. */
export type TourResultsView = View<TourFilters, TourSort>

export const tourView = viewRules(tourRules, tourSorts)
