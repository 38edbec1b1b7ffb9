import { redirect, replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { SoldProduct } from '#domain/product-types.ts'
import { ApiFailure } from '../../api-failure.ts'
import { keepError } from '../../kit/keep-error.ts'
import { withError } from '../../kit/open-error.ts'
import { dialogOfProduct } from '../../products/dialog-of-product.ts'

interface Rules<Search, Draft, Of extends { form: { draft: Draft } }> {
  product: SoldProduct
  searches: {
    running: (searchId: string | null) => (Of & { searchId: string }) | null
    start: (search: Search, of: Of) => Promise<{ searchId: string }>
  }
  /** The page's own data of a search. */
  pick: (from: Of) => Of
  searchOf: (draft: Draft) => Search
  /** The address of the results of a search, and that of its form. */
  resultsOf: (searchId: string, search: Search) => string
  formOf: (search: Search) => string
  view: { written: (params: URLSearchParams) => string }
}

interface Args<Read> {
  request: Request
  serverLoader: () => Promise<Read>
}

/** Loads results in the browser. A search without an id in the address is started here. One of this tab is not loaded again. */
export async function loadResults<
  Search,
  Draft,
  Of extends { form: { draft: Draft } },
  Read extends Of & { searchId: string | null; search: Search },
>({ request, serverLoader }: Args<Read>, rules: Rules<Search, Draft, Of>) {
  const url = new URL(request.url)
  const running = rules.searches.running(url.searchParams.get('searchId'))
  if (running) {
    const search = rules.searchOf(running.form.draft)
    return { ...rules.pick(running), searchId: running.searchId, search, snapshot: null, edited: null, failure: null }
  }
  const read = await serverLoader()
  if (read.searchId) return read
  const { search } = read
  // A page opened by its address is replaced by its results; otherwise it was never in the history.
  const go = location.pathname + location.search === url.pathname + url.search ? replace : redirect
  try {
    const { searchId } = await rules.searches.start(search, rules.pick(read))
    return go(keepError(`${rules.resultsOf(searchId, search)}${rules.view.written(url.searchParams)}`, url.searchParams))
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { ...read, failure: 'unreachable' as const }
    const dialog = dialogOfProduct(rules.product, error.data)
    if (dialog && error.init.status < 500) return go(withError(`${rules.formOf(search)}&refused=1`, dialog))
    return { ...read, failure: error.data }
  }
}

/** Filters and sort are in the address too, and need nothing from the server; what is added to a trip changes no results. */
export function isOtherSearch({ currentUrl, nextUrl, formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (formData?.has('toTrip')) return false
  const searchId = currentUrl.searchParams.get('searchId')
  const isSameSearch = searchId !== null && searchId === nextUrl.searchParams.get('searchId')
  return isSameSearch && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}
