import { type RouterContextProvider, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { SearchEvent } from '#contract/search-events.ts'
import { ApiFailure } from '../../api-failure.ts'
import { apiContext } from '../../context.ts'
import { preferenceFor, readPreference } from '../../kit/cookies.ts'
import { readForm as readTyped } from '../../kit/form/outcome.ts'
import { withError } from '../../kit/open-error.ts'
import { dialogOfProduct } from '../../products/dialog-of-product.ts'
import { unsent } from '../../unsent.ts'
import type { Asking, ShopSource, ShopTypes } from './face.ts'
import type { SearchForm } from './form-page.tsx'
import type { FoundPage, RefusedPage } from './page.tsx'
import { readAround, type ShopAround } from './read-around.ts'
import { readView } from './view.ts'

/** The id of a search once it is accepted. It continues in the background, and its results, failures too, are stored as they arrive. */
async function idOf(events: AsyncIterator<SearchEvent<unknown>>): Promise<string> {
  const first = await events.next()
  if (first.done || first.value.type !== 'started') throw new Error('the search ended before it started')
  await events.return?.()
  return first.value.searchId
}

/** The results of a search so far; null once it is no longer stored, or if it belongs to another visitor. */
async function snapshotOf<T extends ShopTypes>(source: ShopSource<T>, api: Api, searchId: string) {
  try {
    return await source.read(api, searchId)
  } catch (error) {
    if (error instanceof ApiFailure && error.init.status < 500) return null
    throw error
  }
}

/** The currencies in which prices can be shown; none if no rates are known. */
export const ratesOf = (api: Api) =>
  api.rates.list().then(
    ({ rates }) => rates,
    () => [],
  )

/** The results of a search in the view of the address. No supplier is asked again. */
async function readFound<T extends ShopTypes>(
  source: ShopSource<T>,
  asking: Asking,
  { around, searchId }: { around: ShopAround; searchId: string },
): Promise<FoundPage<T>> {
  const api = asking.context.get(apiContext)
  const params = new URL(asking.request.url).searchParams
  const [snapshot, rates] = await Promise.all([snapshotOf(source, api, searchId), ratesOf(api)])
  const asked = await source.ask(api, snapshot ? source.toParams(snapshot.search) : params, asking)
  const checked = source.check(asked)
  const edit = params.get('edit')
  return {
    around,
    searchId,
    snapshot,
    rates,
    asked,
    edited: edit === null ? null : await source.ask(api, new URLSearchParams(edit), asking),
    again: 'search' in checked ? source.searchAddress(checked.search) : source.refusedAddress(params),
    view: readView(source.view, params),
    unread: source.unread(params),
    query: `${params}`,
    preference: source.preference ? readPreference(asking.request, source.preference) : null,
    now: new Date().toISOString(),
    refusal: null,
  }
}

/** Results by the id of their search; an address without one redirects to `searchAddress`. */
export async function readResults<T extends ShopTypes>(
  source: ShopSource<T>,
  asking: Asking,
  searchId: string | null,
  searchAddress = source.results,
) {
  const around = await readAround(asking)
  if (!searchId) throw redirect(searchAddress)
  return unsent(await readFound(source, asking, { around, searchId }))
}

/**
 * Starts the search of an address and renders its first results at once: a redirect would cost a phone a round trip. An invalid search redirects to
 * its form, which shows the reason.
 */
export async function startResults<T extends ShopTypes>(source: ShopSource<T>, asking: Asking) {
  const around = await readAround(asking)
  const api = asking.context.get(apiContext)
  const params = new URL(asking.request.url).searchParams
  const asked = await source.ask(api, params, asking)
  const checked = source.check(asked)
  const form = source.refusedAddress(params)
  if (!('search' in checked)) throw redirect(checked.dialog ? withError(form, checked.dialog) : form)
  try {
    const searchId = await idOf(await source.start(api, checked.search))
    return unsent(await readFound(source, asking, { around, searchId }))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const dialog = dialogOfProduct(source.product, error.data)
    if (dialog && error.init.status < 500) throw redirect(withError(form, dialog))
    const refused: RefusedPage<T> = { around, asked, refusal: error.data, form, again: `?${params}` }
    return unsent(refused)
  }
}

/** The form of a search, as its address fills it in. */
export async function readForm<T extends ShopTypes>(source: ShopSource<T>, asking: Asking) {
  const around = await readAround(asking)
  const asked = await source.ask(asking.context.get(apiContext), new URL(asking.request.url).searchParams, asking)
  const form: SearchForm<T> = { around, asked, problems: source.told(asked, asking) }
  return unsent(form)
}

/** The cookies that show prices in a currency, at today's rate. A currency without a rate changes nothing. */
export async function currencyCookies(api: Api, request: Request, wanted: string): Promise<Headers> {
  const { rates, base } = await api.rates.list()
  const rate = rates.find(({ currency }) => currency === wanted)?.rate
  const headers = new Headers()
  if (!rate) return headers
  headers.append('set-cookie', preferenceFor(request, 'currency', wanted))
  headers.append('set-cookie', preferenceFor(request, 'currencyRate', rate))
  headers.append('set-cookie', preferenceFor(request, 'currencyBase', base))
  return headers
}

/** Handles a form of the page: the currency, or the product's own forms, such as selecting an offer. */
export async function actOnResults<T extends ShopTypes>(
  source: ShopSource<T>,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const api = context.get(apiContext)
  const typed = await readTyped(request)
  const url = new URL(request.url)
  const here = `${source.results}${url.search}`
  if (typed.currency) throw redirect(here, { headers: await currencyCookies(api, request, typed.currency) })
  const searchId = url.searchParams.get(source.searchParam) ?? ''
  return source.act ? source.act(typed, { api, request, searchId, here }) : redirect(here)
}
