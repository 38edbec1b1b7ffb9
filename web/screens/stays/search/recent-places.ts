import type { Destination } from '#domain/stays/search.ts'
import { savedStays } from '../../../products/stay/saved-searches.ts'
import { draftFrom } from './stay-draft.ts'

/** This browser's recent places. */
export const recentPlaces = (): Destination[] =>
  savedStays.list().flatMap((query) => draftFrom(new URLSearchParams(query), '').destination ?? [])
