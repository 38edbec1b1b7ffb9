import type { DatePrice } from '#domain/flights/date-prices.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Pricing } from '../pricing/read-pricing.ts'
import { runSearch } from '../search/run-search.ts'
import type { FlightSummary } from './search/flight-gatherer.ts'

export interface LowestTotal {
  status: Exclude<DatePrice['status'], 'not-sold'>
  total: Money | null
  milliseconds: number
  /** A supplier returned a rate limit error. */
  isRateLimited: boolean
}

/**
 * The lowest total of a search at suppliers, whose offers are not stored. `unknown` unless every supplier has responded: a failed one may have been
 * the cheapest.
 */
export async function askLowestTotal(
  ctx: Ctx,
  { search, pricing, signal }: { search: FlightSearch; pricing: Pricing; signal: AbortSignal },
): Promise<LowestTotal> {
  const started = performance.now()
  const outcome = await runSearch(ctx, { product: 'flight', search, pricing, signal, known: null })
  const milliseconds = Math.round(performance.now() - started)
  const isRateLimited = outcome?.failures.includes('rate-limited') ?? false
  const suppliers = outcome?.suppliers ?? []
  if (!outcome || suppliers.length === 0 || suppliers.some(({ status }) => status !== 'done'))
    return { status: 'unknown', total: null, milliseconds, isRateLimited }
  const { lowest }: FlightSummary = JSON.parse(outcome.summary)
  return { status: lowest ? 'priced' : 'no-flights', total: lowest, milliseconds, isRateLimited }
}
