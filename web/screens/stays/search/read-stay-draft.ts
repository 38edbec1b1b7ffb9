import type { Api } from '#contract/index.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import { stayAddressProblems } from '#domain/stays/address-problems.ts'
import type { Destination } from '#domain/stays/search.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { readPreference } from '../../../kit/cookies.ts'
import { deskZone } from '../../../kit/desk-zone.ts'
import { meantName } from '../../../search/meant-name.ts'
import { isDestinationMeant } from './ask-destinations.ts'
import { type Nation, nations } from './nations.ts'
import { byField, draftFrom, type StayDraft, type StayProblems } from './stay-draft.ts'

/** What a form of search for stays starts with. */
export interface StayForm {
  draft: StayDraft
  today: LocalDate
  nations: readonly Nation[]
}

/** The nationality that this browser chose last; Nigerian until then, as most guests are. */
const rememberedNationality = (request: Request): string => {
  const known = readPreference(request, 'guestNationality')
  return nations.some(({ code }) => code === known) && known ? known : 'NG'
}

/** The day at the place of a draft; the desk's while there is none. */
export const todayAt = ({ destination: place }: StayDraft): LocalDate =>
  dayAt(new Date(), place ? zoneAt(place.latitude, place.longitude) : deskZone)

/** The parameters as they are meant: what was chosen in place of a text that names nothing stands for it. A plain form calls the text by its field. */
function asMeant(params: URLSearchParams): URLSearchParams {
  const chosen = params.get(meantName('destination'))
  const typed = params.get('place') ?? params.get('destination')
  const meant = new URLSearchParams(params)
  if (typed !== null) meant.set('place', typed)
  for (const [name, value] of new URLSearchParams(chosen ?? '')) meant.set(name, value)
  return meant
}

const OFFERED = 3

/** Whether nothing has the id of a place. Points on the map have none, and properties are known to suppliers. */
async function isUnknown(api: Api, { id, kind }: Destination): Promise<boolean> {
  if (id === '' || kind === 'map' || kind === 'property') return false
  try {
    await api.stays.destination({ id })
    return false
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    return true
  }
}

/** What the parameters of a search say, and what of them cannot be read. A place that is only named, as a plain form sends it, is the one whose name begins so. */
export async function readStayDraft(
  api: Api,
  given: URLSearchParams,
  request: Request,
): Promise<StayForm & { unread: StayProblems }> {
  const params = asMeant(given)
  const draft = draftFrom(params, rememberedNationality(request))
  const unread = byField(stayAddressProblems(params).map(({ path, message }): [string, string] => [path, message]))
  const form = { unread, today: dayAt(new Date(), deskZone), nations }
  const { destination } = draft
  if (destination && !(await isUnknown(api, destination))) return { draft, ...form }
  const typed = (params.get('place') ?? '').trim().slice(0, 80)
  if (typed === '') return { draft: { ...draft, destination: null }, ...form }
  const suggested = await api.stays.suggest({ query: typed, limit: 5 })
  const named = destination ? undefined : suggested.find((place) => isDestinationMeant(place, typed))
  if (named) return { draft: { ...draft, destination: named }, ...form }
  const text = destination ? destination.id : typed
  return { draft: { ...draft, destination: null, destinationText: { text, meant: suggested.slice(0, OFFERED) } }, ...form }
}
