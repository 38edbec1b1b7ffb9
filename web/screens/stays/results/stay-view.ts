import { type StayFilters, stayRules } from '#domain/stays/filters.ts'
import { type StaySort, staySorts } from '#domain/stays/results.ts'
import { type View, viewRules } from '../../../results/use-view.ts'

/** How stays that were found are looked at. */
export type StayView = View<StayFilters, StaySort>

export const stayView = viewRules(stayRules, staySorts)

/** Filters and order of one address as the end of another. */
export const stayViewParams = (params: URLSearchParams): string => stayView.params(stayView.read(params))
