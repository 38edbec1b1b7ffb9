import { type RouterContextProvider, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { SearchEvent } from '#contract/search-events.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { withError } from '../../../kit/open-error.ts'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { propertyAddress } from '../../../products/stay/stay-address.ts'
import { sessionContext } from '../../../session.ts'
import { refusedStay } from '../results/read-stays.ts'
import { stayView } from '../results/stay-view.ts'
import { readStayDraft } from '../search/read-stay-draft.ts'
import { checkStay } from '../search/stay-draft.ts'
import { mayDiffer } from './each-room/each-address.ts'

type Found = { id: string }

/** The id of a search once it has found the property, or has ended; it continues in the background. */
async function untilFound(events: AsyncIterator<SearchEvent<Found>>, property: string): Promise<string> {
  let searchId = ''
  for (let next = await events.next(); !next.done; next = await events.next()) {
    const event = next.value
    if (event.type === 'started') searchId = event.searchId
    if (event.type === 'found' && event.upserts.some(({ id }) => id === property)) {
      await events.return?.()
      return searchId
    }
  }
  return searchId
}

/** The id of a search that has found the property, or has ended. */
export const searchWith = async ({ stays }: Api, search: StaySearch, property: string): Promise<string> =>
  untilFound(await stays.search(search), property)

/** Redirects to the property of an address in a new search, such as one on other dates. Returns the texts of a failure. */
export async function searchForHotel(asking: { request: Request; context: Readonly<RouterContextProvider> }) {
  const { request, context } = asking
  const params = new URL(request.url).searchParams
  const api = context.get(apiContext)
  const { draft, unread } = await readStayDraft(api, params, { request, regional: context.get(sessionContext).regional })
  const checked = checkStay(draft)
  if (!('search' in checked) || Object.keys(unread).length > 0) throw redirect(refusedStay(params))
  const { search } = checked
  const query = `${stayToParams(search)}${stayView.written(params)}`
  const hotel = params.get('hotel') ?? ''
  try {
    const searchId = await searchWith(api, search, hotel)
    const each = params.has('each') && mayDiffer(search) ? '&each=1' : ''
    throw redirect(propertyAddress(searchId, hotel, `${query}${each}`))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const dialog = dialogOfProduct('stay', error.data)
    if (dialog && error.init.status < 500) throw redirect(withError(refusedStay(params), dialog))
    return { title: error.data.title, text: error.data.body }
  }
}
