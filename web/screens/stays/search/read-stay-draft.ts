import type { Api } from '#contract/index.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import type { Regional } from '#domain/regional.ts'
import { stayAddressProblems } from '#domain/stays/address-problems.ts'
import { readPlainForm } from '#domain/stays/plain-form.ts'
import { homePoint } from '#domain/travel/home-of.ts'
import { readPreference } from '../../../kit/cookies.ts'
import type { MapHome } from './choose-on-map.tsx'
import { asMeant, readPlace, toldProblemsOf } from '../../../search/destinations/read-place.ts'
import { type Nation, nations } from '../../../search/nations.ts'
import { byField, checkStay, draftFrom, pastProblems, type StayDraft, type StayProblems } from './stay-draft.ts'

/** Initial values of a search form. */
export interface StayForm {
  draft: StayDraft
  today: LocalDate
  nations: readonly Nation[]
  /** The initial centre of the map while no place is selected. */
  home: MapHome
}

/** This browser's last nationality; initially the agency's country. */
const rememberedNationality = (request: Request, { country }: Regional): string => {
  const known = readPreference(request, 'guestNationality')
  return nations.some(({ code }) => code === known) && known ? known : country
}

/** What the form says from the start. */
export const toldProblems = (
  form: { draft: StayDraft; unread: StayProblems },
  of: { request: Request; regional: Regional },
): StayProblems => toldProblemsOf({ ...form, ...of, check: checkStay, past: pastProblems })

/** What the parameters of a search say, and what of them cannot be read. */
export async function readStayDraft(
  api: Api,
  given: URLSearchParams,
  { request, regional }: { request: Request; regional: Regional },
): Promise<StayForm & { unread: StayProblems }> {
  const params = asMeant(given, readPlainForm)
  const today = dayAt(new Date(), regional.zone)
  const draft = draftFrom(params, rememberedNationality(request, regional), today)
  const unread = byField(stayAddressProblems(params).map(({ path, message }): [string, string] => [path, message]))
  const place = await readPlace(api, params, draft.destination, {
    unlisted: ['map', 'property'],
    suggest: (query) => api.stays.suggest({ query, limit: 5 }),
  })
  return { draft: { ...draft, ...place }, unread, today, nations, home: homePoint(regional) }
}
