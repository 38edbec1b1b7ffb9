import type { Api } from '#contract/index.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import type { Regional } from '#domain/regional.ts'
import type { Destination } from '#domain/stays/search.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import { ApiFailure } from '../../api-failure.ts'
import { meantName } from '../meant-name.ts'
import type { UnknownText } from '../unknown-text.ts'
import { isDestinationMeant } from './destination-words.ts'

/** The part of a draft that names its place. */
interface Placed {
  destination: Destination | null
  destinationText?: UnknownText<Destination> | null | undefined
}

/** The day at the place of a draft; at the agency while there is none. */
export const todayAt = ({ destination: place }: Placed, { zone }: Regional): LocalDate =>
  dayAt(new Date(), place ? zoneAt(place.latitude, place.longitude) : zone)

/** The parameters with the suggestion that was chosen for an unknown text. A plain form, which `readPlain` reads, names the text by its field. */
export function asMeant(params: URLSearchParams, readPlain: (params: URLSearchParams) => URLSearchParams): URLSearchParams {
  const chosen = params.get(meantName('destination'))
  const typed = params.get('place') ?? params.get('destination')
  const meant = readPlain(params)
  if (typed !== null) meant.set('place', typed)
  for (const [name, value] of new URLSearchParams(chosen ?? '')) meant.set(name, value)
  return meant
}

const OFFERED = 3

interface Places {
  /** Kinds of places that only suppliers know. */
  unlisted: readonly Destination['kind'][]
  suggest: (query: string) => Promise<Destination[]>
}

/** A place as listed, with its extent, or null for an unknown id. Points on the map have none. */
async function knownPlace(api: Api, place: Destination, unlisted: Places['unlisted']): Promise<Destination | null> {
  const { id, kind } = place
  if (id === '' || unlisted.includes(kind)) return place
  try {
    return await api.stays.destination({ id })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    return null
  }
}

/** The place that parameters name. One that is only named, as a plain form sends it, is the one whose name begins so. */
export async function readPlace(
  api: Api,
  params: URLSearchParams,
  destination: Destination | null,
  places: Places,
): Promise<Placed> {
  const known = destination && (await knownPlace(api, destination, places.unlisted))
  if (known) return { destination: known }
  const typed = (params.get('place') ?? '').trim().slice(0, 80)
  if (typed === '') return { destination: null }
  const found = await places.suggest(typed)
  const named = destination ? undefined : found.find((place) => isDestinationMeant(place, typed))
  if (named) return { destination: named }
  const text = destination ? destination.id : typed
  return { destination: null, destinationText: { text, meant: found.slice(0, OFFERED) } }
}

interface Told<Draft> {
  draft: Draft
  unread: Record<string, string>
  request: Request
  regional: Regional
  check: (draft: Draft) => { problems: Record<string, string> } | object
  past: (draft: Draft, today: LocalDate) => Record<string, string>
}

/** What the form says from the start: what of the address cannot be read and, where a search was refused, what stops it. */
export function toldProblemsOf<Draft extends Placed>({
  draft,
  unread,
  request,
  regional,
  check,
  past,
}: Told<Draft>): Record<string, string> {
  if (!new URL(request.url).searchParams.has('refused')) return unread
  const checked = check(draft)
  return { ...('problems' in checked ? checked.problems : past(draft, todayAt(draft, regional))), ...unread }
}
