import type { Destination } from '#domain/stays/search.ts'
import { savedTours } from '../../../products/tour/saved-searches.ts'
import { draftFrom } from './tour-draft.ts'

/** This browser's recent places. */
export const recentPlaces = (): Destination[] =>
  savedTours.list().flatMap((query) => draftFrom(new URLSearchParams(query)).destination ?? [])
