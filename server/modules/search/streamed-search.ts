import type { EndpointMeta } from '#contract/endpoint.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../ctx.ts'
import { assertSold } from '../access/assert-sold.ts'
import { viewerOf } from '../pricing/viewer.ts'
import type { SearchEvents } from './open-search.ts'
import type { SearchRequest } from './search-row.ts'

/** A search whose events are written to the response as they are, without the validation of everything that was found. */
export interface StreamedSearch {
  endpoint: { '~orpc': { meta: EndpointMeta; route: { path?: string | undefined } } }
  /** Of the endpoint, for its errors. */
  name: [area: string, verb: string]
  /** Null for a body that is not a search. Throws shop.closed and what the search throws. */
  open(ctx: Ctx, body: unknown, signal: AbortSignal): Promise<SearchEvents> | null
}

interface Row<Search> extends Pick<StreamedSearch, 'endpoint' | 'name'> {
  shape: { safeParse(body: unknown): { data?: Search | undefined } }
  searches: { open(ctx: Ctx, request: SearchRequest<Search>): Promise<SearchEvents> }
}

/** The streamed search of a product. */
export const streamedSearch = <Search>(
  product: SoldProduct,
  { endpoint, name, shape, searches }: Row<Search>,
): StreamedSearch => ({
  endpoint,
  name,
  open(ctx, body, signal) {
    const { data: search } = shape.safeParse(body)
    if (search === undefined) return null
    assertSold(ctx, product)
    return searches.open(ctx, { search, ...viewerOf(ctx), signal })
  },
})
