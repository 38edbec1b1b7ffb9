import type { Api } from '#contract/index.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import { readCookie } from '../../../kit/cookies.ts'
import { deskZone } from '../../../kit/desk-zone.ts'
import { nationalityKey } from '../../../products/stay/saved-searches.ts'
import { type Nation, nations } from './nations.ts'
import { draftFrom, type StayDraft } from './stay-draft.ts'

/** What a form of search for stays starts with. */
export interface StayForm {
  draft: StayDraft
  today: LocalDate
  nations: readonly Nation[]
}

/** The nationality that this browser chose last; Nigerian until then, as most guests are. */
const rememberedNationality = (request: Request): string => {
  const known = readCookie(request.headers.get('cookie'), nationalityKey)
  return nations.some(({ code }) => code === known) && known ? known : 'NG'
}

/** The day at the place of a draft; the desk's while there is none. */
export const todayAt = ({ destination: place }: StayDraft): LocalDate =>
  dayAt(new Date(), place ? zoneAt(place.latitude, place.longitude) : deskZone)

/** What the parameters of a search say. A place that is only named, as a plain form sends it, becomes what the type-ahead offers first for it. */
export async function readStayDraft(api: Api, params: URLSearchParams, request: Request): Promise<StayForm> {
  const draft = draftFrom(params, rememberedNationality(request))
  const typed = (params.get('place') ?? '').trim().slice(0, 80)
  const [named] = draft.destination || typed === '' ? [] : await api.stays.suggest({ query: typed, limit: 1 })
  return { draft: named ? { ...draft, destination: named } : draft, today: dayAt(new Date(), deskZone), nations }
}
