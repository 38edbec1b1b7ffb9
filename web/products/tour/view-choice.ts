import { useSyncExternalStore } from 'react'
import { type TourView, tourViews } from '#domain/tours/results.ts'
import { writePreference } from '../../kit/cookies.ts'
import { isOneOf } from '../../kit/json-shape.ts'
import { savedStore } from '../../kit/saved-store.ts'

const [start] = tourViews
const saved = savedStore('tourView', isOneOf(tourViews))
const read = () => saved.read() ?? start

/** How this browser shows results of tours. */
export const useTourViewChoice = (): TourView => useSyncExternalStore(saved.subscribe, read, () => start)

export function chooseTourView(view: TourView): void {
  saved.write(view)
  writePreference('tourView', view)
}
