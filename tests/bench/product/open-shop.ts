import { StaySnapshot } from '#contract/stays.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { propertyAddress, staysAddress } from '#web/products/stay/stay-address.ts'
import { coupleInLagos, readEvents } from '../../book-stay.ts'
import { findShelf } from './check-out.ts'
import type { OpenProduct } from './open-product.ts'
import { clientAt, type ProductClient } from './product-client.ts'
import { runSearch, searchNumber } from './run-search.ts'

/** The host name of the demo agency's storefront. */
export const shopHost = 'skyways.customer.localhost'

export interface Shop {
  /** Its origin for a browser: names under localhost resolve to this machine. */
  url: string
  visitor: ProductClient
  /** Paths of this visitor's finished searches, and of the first two steps of a checkout. */
  results: string
  /** Paths of a finished search for stays, and of one of its properties. */
  stays: string
  property: string
  /** Path of a quote with a flight, as its customer opens it. */
  quote: string
  review: string
  travellers: string
}

/** A visitor of the demo agency's storefront who has searched for flights. */
export async function openShop({ product, owner }: OpenProduct): Promise<Shop> {
  const visitor = clientAt(product.url, { host: shopHost })
  const { searchId, firstOffers } = await runSearch(visitor, searchNumber(0))
  const { search } = await visitor.call('GET', `/flights/searches/${searchId}`)
  const { id } = await visitor.call('POST', '/checkouts', { product: 'flight', searchId, offerId: firstOffers[0]?.id })
  await visitor.call('POST', `/checkouts/${id}/review`)
  const [found, quote] = [await searchStays(visitor), await sendQuote(owner)]
  return {
    url: product.url.replace('127.0.0.1', shopHost),
    visitor,
    review: `/order/new/flight/book/${id}`,
    travellers: `/order/new/flight/book/details/${id}`,
    ...found,
    quote,
    results: `/order/new/flight/offers?search=${searchId}&${searchToParams(search)}`,
  }
}

/** The agency's quote of a flight that the owner found. */
async function sendQuote(owner: ProductClient): Promise<string> {
  const { searchId, offers } = await findShelf(owner)
  const { id } = await owner.call('POST', '/quotes', { name: 'Ada Eze', title: 'To London' })
  await owner.call('POST', `/quotes/${id}/choices`, { choice: { product: 'flight', searchId, offerId: offers[0]?.id } })
  const { link } = await owner.call('POST', `/quotes/${id}/send`, { to: null })
  return new URL(link).pathname
}

/** Runs a search with many properties to its end. */
async function searchStays(visitor: ProductClient): Promise<Pick<Shop, 'stays' | 'property'>> {
  const stream = await visitor.stream('/stays/searches', coupleInLagos)
  const chunks: string[] = []
  stream.setEncoding('utf8')
  for await (const chunk of stream) chunks.push(chunk)
  const { searchId } = readEvents(chunks.join('')).find((event) => event.type === 'started')
  const { found } = StaySnapshot.parse(await visitor.call('GET', `/stays/searches/${searchId}`))
  const [first] = found
  if (!first) throw new Error('no property was found')
  return {
    stays: staysAddress(searchId, coupleInLagos),
    property: propertyAddress(searchId, first.id, `${stayToParams(coupleInLagos)}`),
  }
}
