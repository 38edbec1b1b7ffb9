import type { DatePrice } from '#domain/flights/date-prices.ts'
import { lowestOf } from '#domain/flights/date-prices.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Money } from '#domain/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { askSuppliers } from '../search/ask-suppliers.ts'
import type { PricedEntry } from './price-offers.ts'
import { toQuery } from './to-query.ts'

export interface LowestTotal {
  status: Exclude<DatePrice['status'], 'not-sold'>
  total: Money | null
  milliseconds: number
  /** A supplier said that we ask too much. */
  isRateLimited: boolean
}

export interface LowestTotalRequest {
  search: FlightSearch
  price: (offers: PricedEntry['offer'][]) => Promise<PricedEntry[]>
  signal: AbortSignal
}

/**
 * The lowest total of a real search; its offers are not kept. `unknown` unless every supplier has answered: the one that failed may have been the
 * cheapest.
 */
export async function askLowestTotal(ctx: Ctx, { search, price, signal }: LowestTotalRequest): Promise<LowestTotal> {
  const { config, integrations, log } = ctx.system
  const started = performance.now()
  let lowest: { total: Money } | null = null
  let answered = 0
  let isRateLimited = false
  let isPriced = true
  const news = askSuppliers({
    suppliers: integrations.flights,
    query: toQuery(search),
    timeoutMs: config.SEARCH_TIMEOUT_MS,
    signal,
    onFailure(supplier, error) {
      isRateLimited ||= error instanceof SupplierError && error.kind === 'rate-limited'
      log.info({ err: error, supplier: supplier.id }, 'price of a day not known')
    },
  })
  for await (const item of news) {
    if (item.type === 'progress') {
      if (item.progress.status === 'done') answered += 1
      continue
    }
    const priced = await price(item.found).catch((error: unknown) => {
      isPriced = false
      log.info({ err: error, supplier: item.supplier.id }, 'price of a day not known')
      return []
    })
    lowest = lowestOf([...(lowest ? [lowest] : []), ...priced.map(({ waterfall }) => waterfall)])
  }
  const milliseconds = Math.round(performance.now() - started)
  const isWhole = isPriced && answered > 0 && answered === integrations.flights.length
  if (!isWhole) return { status: 'unknown', total: null, milliseconds, isRateLimited }
  return { status: lowest ? 'priced' : 'no-flights', total: lowest?.total ?? null, milliseconds, isRateLimited }
}
