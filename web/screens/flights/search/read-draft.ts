import type { Api } from '#contract/index.ts'
import type { Place } from '#contract/places.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import type { TripType } from '#domain/flights/search.ts'
import { searchFromParams } from '#domain/flights/search-params.ts'
import { MAX_LEGS, tripOf } from '#domain/flights/search-rules.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { readCookie } from '../../../kit/cookies.ts'
import { deskZone } from '../../../kit/desk-zone.ts'
import { type LegDraft, startLegs } from './legs.ts'
import { dayFrom, draftFrom, type SearchDraft } from './search-draft.ts'

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
export const rememberedTrip = (request: Request): TripType => tripOf(readCookie(request.headers.get('cookie'), flowTypeKey))

/** What the parameters of a search say, with the names of its places, and today's day where most journeys start. */
export async function readDraft(
  api: Api,
  params: URLSearchParams,
  trip: TripType,
): Promise<{ draft: SearchDraft; today: LocalDate }> {
  const [from, to, more] = await Promise.all([
    placeOf(api, params.get('from')),
    placeOf(api, params.get('to')),
    readLegs(api, params),
  ])
  const draft = draftFrom(params, { from, to, trip, more })
  // Chosen last, or by a plain form without scripts: a multi-city trip shows its second flight from the start.
  const started = draft.trip === 'multi-city' ? { ...draft, ...startLegs(draft, null) } : draft
  return { draft: started, today: dayAt(new Date(), deskZone) }
}

/** The flights after the first that the address names, with the names of their places. */
const readLegs = (api: Api, params: URLSearchParams): Promise<LegDraft[]> =>
  Promise.all(
    (searchFromParams(params).more ?? []).slice(0, MAX_LEGS - 1).map(async (leg) => {
      const [from, to] = await Promise.all([placeOf(api, leg.from), placeOf(api, leg.to)])
      return { from, to, depart: dayFrom(leg.depart) }
    }),
  )
