import type { Api } from '#contract/index.ts'
import type { Place } from '#contract/places.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { readCookie } from '../../../kit/cookies.ts'
import { draftFrom, type SearchDraft } from './search-draft.ts'

/** The cookie that remembers the trip type: the specification's flow type, round trip unless chosen otherwise. */
export const flowTypeKey = 'flowType'

/** The place that a text means: a code, `Lagos (LOS)`, or what the type-ahead would offer first for it. Null when there is none. */
async function placeOf(api: Api, text: string | null): Promise<Place | null> {
  const typed = (text ?? '').trim()
  if (typed === '') return null
  const code = /^[a-z]{3}$/i.exec(typed)?.[0] ?? /\(([a-z]{3})\)$/i.exec(typed)?.[1]
  if (code) {
    try {
      return await api.places.get({ code: code.toUpperCase() })
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.init.status !== 404) throw error
    }
  }
  const [first] = await api.places.suggest({ query: typed.slice(0, 60), limit: 1 })
  return first ?? null
}

/** The trip type this browser chose last. */
export const rememberedTrip = (request: Request): FlightSearch['trip'] =>
  readCookie(request.headers.get('cookie'), flowTypeKey) === 'one-way' ? 'one-way' : 'round-trip'

/** What the parameters of a search say, with the names of its places, and today's day where most journeys start. */
export async function readDraft(
  api: Api,
  params: URLSearchParams,
  trip: FlightSearch['trip'],
): Promise<{ draft: SearchDraft; today: LocalDate }> {
  const [from, to] = await Promise.all([placeOf(api, params.get('from')), placeOf(api, params.get('to'))])
  return { draft: draftFrom(params, { from, to, trip }), today: dayAt(new Date(), 'Africa/Lagos') }
}
