import { href, type RouterContextProvider } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Place } from '#contract/places.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import { flightAddressProblems } from '#domain/flights/address-problems.ts'
import { readPlainForm } from '#domain/flights/plain-form.ts'
import type { TripType } from '#domain/flights/search.ts'
import { searchFromParams } from '#domain/flights/search-from-params.ts'
import { MAX_LEGS, tripOf } from '#domain/flights/search-rules.ts'
import { codeIn } from '#domain/travel/is-meant.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { readPreference } from '../../../kit/cookies.ts'
import { meantName } from '../../../search/meant-name.ts'
import { sessionContext } from '../../../session.ts'
import { type LegDraft, startLegs, type UnknownPlace } from './legs.ts'
import { isPlaceMeant } from './place-words.ts'
import { byField, checkDraft, dayFrom, draftFrom, type SearchDraft, type SearchProblems } from './search-draft.ts'

/** The place that a text names, or the text itself with suggestions. */
type Named = { place: Place | null; text: UnknownPlace | null }

const OFFERED = 3

/** Resolves a code, `Lagos (LOS)`, or a name by prefix. Unknown codes are not guessed. */
async function placeOf(api: Api, text: string | null): Promise<Named> {
  const typed = (text ?? '').trim().slice(0, 60)
  if (typed === '') return { place: null, text: null }
  const code = codeIn(typed)
  const place = code && (await findCode(api, code))
  if (place) return { place, text: null }
  const suggested = await api.places.suggest({ query: typed, limit: 5 })
  const named = code ? undefined : suggested.find((one) => isPlaceMeant(one, typed))
  return named ? { place: named, text: null } : { place: null, text: { text: typed, meant: suggested.slice(0, OFFERED) } }
}

async function findCode(api: Api, code: string): Promise<Place | null> {
  try {
    return await api.places.get({ code })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    return null
  }
}

/** Origin and destination. `from` and `to` are the values of the address. */
async function endsOf(api: Api, said: { from: string | null; to: string | null }) {
  const [from, to] = await Promise.all([placeOf(api, said.from), placeOf(api, said.to)])
  return { from: from.place, fromText: from.text, to: to.place, toText: to.text }
}

/** Defaults for missing parameters: this browser's last trip type, and the agency's time zone. */
interface Usual {
  trip: TripType
  zone: string
}

export const usualOf = (request: Request, context: Readonly<RouterContextProvider>): Usual => ({
  trip: tripOf(readPreference(request, 'flowType')),
  zone: context.get(sessionContext).regional.zone,
})

/** The parameters of a search, with the names of its places, the invalid ones, and today's date at the agency. */
export async function readDraft(
  api: Api,
  given: URLSearchParams,
  { trip, zone }: Usual,
): Promise<{ draft: SearchDraft; unread: SearchProblems; today: LocalDate }> {
  const params = readPlainForm(given)
  const said = (end: 'from' | 'to') => params.get(meantName(end)) ?? params.get(end)
  const today = dayAt(new Date(), zone)
  const [ends, more] = await Promise.all([endsOf(api, { from: said('from'), to: said('to') }), readLegs(api, params, today)])
  const draft = draftFrom(params, { ...ends, trip, more, today })
  // Selected before, or by a plain form without scripts: a multi-city trip has its second flight from the start.
  const started = draft.trip === 'multi-city' ? { ...draft, ...startLegs(draft, null) } : draft
  const unread = byField(flightAddressProblems(params).map(({ path, message }): [string, string] => [path, message]))
  return { draft: started, unread, today }
}

/** What the form says from the start: what of the address cannot be read and, where a search was refused, what stops it. */
export function toldProblems({ draft, unread, today }: Awaited<ReturnType<typeof readDraft>>, request: Request): SearchProblems {
  const isRefused = new URL(request.url).searchParams.has('refused')
  const checked = isRefused ? checkDraft(draft, today) : null
  return { ...(checked && 'problems' in checked ? checked.problems : {}), ...unread }
}

/** The flights after the first that the address names, with the names of their places. */
const readLegs = (api: Api, params: URLSearchParams, today: LocalDate): Promise<LegDraft[]> =>
  Promise.all(
    (searchFromParams(params).more ?? [])
      .slice(0, MAX_LEGS - 1)
      .map(async (leg) => ({ ...(await endsOf(api, leg)), depart: dayFrom(leg.depart, today) })),
  )

/** The search form for an address, which shows its errors: all other parameters stay. */
export function refusedAddress(params: URLSearchParams): string {
  const next = new URLSearchParams(params)
  next.set('refused', '1')
  return `${href('/order/new/newFlight')}?${next}`
}
