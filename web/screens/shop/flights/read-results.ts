import type { RouterContextProvider } from 'react-router'
import { searchToParams } from '#domain/flights/search-params.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { unreadOfFlights } from '../../flights/results/flight-parts.ts'
import { readDraft, usualOf } from '../../flights/search/read-draft.ts'
import { checkDraft } from '../../flights/search/search-draft.ts'
import type { ShopAround } from './read-shop.ts'
import { readView } from './shop-view.ts'

/** What a search has found so far, to be looked at as the address says; null once it is no longer kept. No source is asked again. */
export async function readResults(
  request: Request,
  context: Readonly<RouterContextProvider>,
  of: { around: ShopAround; searchId: string },
) {
  const api = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const [snapshot, rates] = await Promise.all([
    api.flights.results({ searchId: of.searchId }).catch((error: unknown) => {
      if (error instanceof ApiFailure && error.init.status < 500) return null
      throw error
    }),
    api.rates.list().then(
      (known) => known.rates,
      () => [],
    ),
  ])
  const asked = snapshot ? searchToParams(snapshot.search) : params
  const { draft, today } = await readDraft(api, asked, usualOf(request, context))
  return {
    ...of,
    snapshot,
    rates,
    draft,
    today,
    checked: checkDraft(draft, today),
    view: readView(params),
    unread: unreadOfFlights(params),
    query: `${params}`,
    now: new Date().toISOString(),
  }
}

export type ReadResults = Awaited<ReturnType<typeof readResults>>
