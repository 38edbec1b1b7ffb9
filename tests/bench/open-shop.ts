import { searchToParams } from '#domain/flights/search-params.ts'
import type { OpenProduct } from './open-product.ts'
import { clientAt, type ProductClient } from './product-client.ts'
import { runSearch, searchNumber } from './run-search.ts'

/** The name under which the demo agency's storefront is asked for. */
export const shopHost = 'skyways.customer.localhost'

export interface Shop {
  /** The same as a browser finds it: names under localhost lead to this machine. */
  url: string
  visitor: ProductClient
  /** Paths of a finished search of this visitor, and of the first two steps of a checkout. */
  results: string
  review: string
  travellers: string
}

/** Somebody on the demo agency's storefront who has searched for flights. */
export async function openShop({ product }: OpenProduct): Promise<Shop> {
  const visitor = clientAt(product.url, { host: shopHost })
  const { searchId, firstOffers } = await runSearch(visitor, searchNumber(0))
  const { search } = await visitor.call('GET', `/flights/searches/${searchId}`)
  const { id } = await visitor.call('POST', '/checkouts', { product: 'flight', searchId, offerId: firstOffers[0]?.id })
  await visitor.call('POST', `/checkouts/${id}/review`)
  return {
    url: product.url.replace('127.0.0.1', shopHost),
    visitor,
    review: `/order/new/flight/book/${id}`,
    travellers: `/order/new/flight/book/details/${id}`,
    results: `/order/new/flight/offers?search=${searchId}&${searchToParams(search)}`,
  }
}
