import type { Api } from '#contract/index.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import type { Regional } from '#domain/regional.ts'
import { tourAddressProblems } from '#domain/tours/address-problems.ts'
import { readPlainTourForm } from '#domain/tours/plain-form.ts'
import { asMeant, readPlace, toldProblemsOf } from '../../../search/destinations/read-place.ts'
import { byField, checkTour, draftFrom, pastProblems, type TourDraft, type TourProblems } from './tour-draft.ts'
import { withTours } from './with-tours.ts'

/** Initial values of a search form. */
export interface TourForm {
  draft: TourDraft
  today: LocalDate
}

/** What the form says from the start. */
export const toldProblems = (
  form: { draft: TourDraft; unread: TourProblems },
  of: { request: Request; regional: Regional },
): TourProblems => toldProblemsOf({ ...form, ...of, check: checkTour, past: pastProblems })

/** What the parameters of a search say, and what of them cannot be read. */
export async function readTourDraft(
  api: Api,
  given: URLSearchParams,
  { regional }: { regional: Regional },
): Promise<TourForm & { unread: TourProblems }> {
  const params = asMeant(given, readPlainTourForm)
  const today = dayAt(new Date(), regional.zone)
  const draft = draftFrom(params, today)
  const unread = byField(tourAddressProblems(params).map(({ path, message }): [string, string] => [path, message]))
  const place = await readPlace(api, params, draft.destination, {
    unlisted: ['map'],
    suggest: async (query) => withTours(await api.stays.suggest({ query, limit: 10 })),
  })
  return { draft: { ...draft, ...place }, unread, today }
}
