import { type StayFilters, stayRules } from '#domain/stays/filters.ts'
import { type StaySort, staySorts } from '#domain/stays/results.ts'
import type { View } from '../../../results/use-view.ts'
import { viewRules } from '../../../results/view-rules.ts'

/** The view rules of stay results. */
export type StayView = View<StayFilters, StaySort>

export const stayView = viewRules(stayRules, staySorts)

/** The view as it goes along to a search of another area: its distance is that of the search. */
export const viewAround = ({ filters, sort }: Pick<StayView, 'filters' | 'sort'>): string =>
  stayView.params({ filters: { ...filters, within: null, anywhere: false }, sort })
