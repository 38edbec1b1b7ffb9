import type { Api } from '#contract/index.ts'
import type { ComparedOffer } from '#domain/flights/compare.ts'
import { cheaperOf, productKey } from '#domain/flights/results.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { priceChangeOf } from '#domain/results/price-change.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { bookableUntil } from '../../../products/flight/found-in.ts'
import { travellerWords } from '../../../search/traveller-words.ts'
import type { Column } from './compare-rows.ts'
import { type GoneFlight, toGone } from './gone-flights.ts'

type Flights = { flights: Pick<Api['flights'], 'results'> }

/** What a search lists, and the compared flights that it lists no more; null once its prices are too old, or when it never was this agency's. */
async function readSearch({ flights }: Flights, searchId: string, wanted: readonly ComparedOffer[]) {
  try {
    const listed = await flights.results({ searchId })
    const known = new Set(listed.found.map(({ id }) => id))
    const offers = wanted.map(({ offerId }) => offerId).filter((id) => !known.has(id))
    const replaced = offers.length > 0 ? (await flights.results({ searchId, offers })).found : []
    return { ...listed, replaced }
  } catch (error) {
    if (error instanceof ApiFailure && error.init.status < 500) return null
    throw error
  }
}

type Found = Awaited<ReturnType<typeof readSearch>>

/** A compared flight: at the price that its search lists now, or gone. */
function toColumn(wanted: ComparedOffer, found: Found, now: number): Column | GoneFlight {
  const { searchId, offerId, seen } = wanted
  const asked = found && [...found.found, ...found.replaced].find(({ id }) => id === offerId)
  if (!asked) return { searchId, offerId, name: null, query: found && `${searchToParams(found.search)}` }
  const query = `${searchToParams(found.search)}`
  const offer = cheaperOf(productKey(asked), asked.total.amount, found.found) ?? asked
  if (Date.parse(offer.expiresAt) <= now) return toGone(offer, { searchId, query })
  const news = priceChangeOf(offer.total.amount, seen ?? asked.total.amount)
  const travellers = travellerWords(found.search)
  return { searchId, query, expiresAt: bookableUntil(offer, found), travellers, offer, wanted, news }
}

const isColumn = (one: Column | GoneFlight): one is Column => 'offer' in one

/** The flights of a comparison that can still be booked, those that cannot, and whether a search of them still runs. */
export async function readColumns(api: Flights, wanted: readonly ComparedOffer[], now: number) {
  const bySearch = Map.groupBy(wanted, ({ searchId }) => searchId)
  const read = [...bySearch].map(async ([id, flights]) => [id, await readSearch(api, id, flights)] as const)
  const searches = new Map(await Promise.all(read))
  const all = wanted.map((one) => toColumn(one, searches.get(one.searchId) ?? null, now))
  const columns = all.filter(isColumn)
  const isFirst = (column: Column, at: number) => columns.findIndex(({ offer }) => offer.id === column.offer.id) === at
  return {
    columns: columns.filter(isFirst),
    gone: all.flatMap((one) => (isColumn(one) ? [] : [one])),
    isRunning: [...searches.values()].some((found) => found?.finished === false),
  }
}
