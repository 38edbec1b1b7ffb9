import type { Api } from '#contract/index.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import type { Regional } from '#domain/regional.ts'
import type { Destination } from '#domain/stays/search.ts'
import { tourAddressProblems } from '#domain/tours/address-problems.ts'
import { readPlainTourForm } from '#domain/tours/plain-form.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { isDestinationMeant } from '../../../search/destinations/destination-words.ts'
import { meantName } from '../../../search/meant-name.ts'
import { withTours } from './with-tours.ts'
import { byField, checkTour, draftFrom, pastProblems, type TourDraft, type TourProblems } from './tour-draft.ts'

/** Initial values of a search form. */
export interface TourForm {
  draft: TourDraft
  today: LocalDate
}

/** The day at the place of a draft; at the agency while there is none. */
const todayAt = ({ destination: place }: TourDraft, { zone }: Regional): LocalDate =>
  dayAt(new Date(), place ? zoneAt(place.latitude, place.longitude) : zone)

/** The parameters with the suggestion that was chosen for an unknown text. A plain form names the text by its field. */
function asMeant(params: URLSearchParams): URLSearchParams {
  const chosen = params.get(meantName('destination'))
  const typed = params.get('place') ?? params.get('destination')
  const meant = readPlainTourForm(params)
  if (typed !== null) meant.set('place', typed)
  for (const [name, value] of new URLSearchParams(chosen ?? '')) meant.set(name, value)
  return meant
}

const OFFERED = 3

/** A place as listed, with its extent, or null for an unknown id. Points on the map have none. */
async function knownPlace(api: Api, place: Destination): Promise<Destination | null> {
  const { id, kind } = place
  if (id === '' || kind === 'map') return place
  try {
    return await api.stays.destination({ id })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    return null
  }
}

/** What the form says from the start: what of the address cannot be read and, where a search was refused, what stops it. */
export function toldProblems(
  { draft, unread }: { draft: TourDraft; unread: TourProblems },
  { request, regional }: { request: Request; regional: Regional },
): TourProblems {
  const checked = new URL(request.url).searchParams.has('refused') ? checkTour(draft) : null
  const past = checked ? pastProblems(draft, todayAt(draft, regional)) : {}
  return { ...(checked && 'problems' in checked ? checked.problems : past), ...unread }
}

/** What the parameters of a search say, and what of them cannot be read. A place that is only named is the one whose name begins so. */
export async function readTourDraft(
  api: Api,
  given: URLSearchParams,
  { regional }: { regional: Regional },
): Promise<TourForm & { unread: TourProblems }> {
  const params = asMeant(given)
  const today = dayAt(new Date(), regional.zone)
  const draft = draftFrom(params, today)
  const unread = byField(tourAddressProblems(params).map(({ path, message }): [string, string] => [path, message]))
  const form = { unread, today }
  const { destination } = draft
  const known = destination && (await knownPlace(api, destination))
  if (known) return { draft: { ...draft, destination: known }, ...form }
  const typed = (params.get('place') ?? '').trim().slice(0, 80)
  if (typed === '') return { draft: { ...draft, destination: null }, ...form }
  const suggested = withTours(await api.stays.suggest({ query: typed, limit: 10 }))
  const named = destination ? undefined : suggested.find((place) => isDestinationMeant(place, typed))
  if (named) return { draft: { ...draft, destination: named }, ...form }
  const text = destination ? destination.id : typed
  return { draft: { ...draft, destination: null, destinationText: { text, meant: suggested.slice(0, OFFERED) } }, ...form }
}
