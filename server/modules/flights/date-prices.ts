import { bulkhead } from 'cockatiel'
import { dayAt } from '#domain/dates.ts'
import {
  type DatePrice,
  type DateSpan,
  inAskingOrder,
  type JourneyDays,
  searchOn,
  spanDays,
} from '#domain/flights/date-prices.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { add, type Money } from '#domain/money/money.ts'
import { cheapestFee } from '#domain/money/payment-fees.ts'
import { timeZoneOf } from '#domain/travel/places.ts'
import type { Ctx } from '../../ctx.ts'
import { waysToPay } from '../pricing/offered-methods.ts'
import { type Pricing, readPricing } from '../pricing/read-pricing.ts'
import { createChannel } from '../search/session/create-channel.ts'
import { askLowestTotal } from './date-prices-ask.ts'
import { cacheDatePrice, readCachedPrices } from './date-prices-cache.ts'
import { checkSearch } from './search/check-search.ts'

export interface DatePricesRequest {
  search: FlightSearch
  span: DateSpan
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/** Concurrent searches for days in this process: prices around a date must not slow down the searches themselves. */
const AT_ONCE = 4
const inTurn = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY)
/** After this many failed days the remaining days are not requested. */
const PATIENCE = 4

const asksSuppliers = (span: DateSpan) => span === 'strip' || span === 'grid'
const priced = (days: JourneyDays, { total }: { total: Money | null }): DatePrice => ({
  ...days,
  status: total ? 'priced' : 'no-flights',
  total,
  milliseconds: null,
})
const unknown = (days: JourneyDays): DatePrice => ({ ...days, status: 'unknown', total: null, milliseconds: null })

/**
 * The lowest prices on the days around a search, streamed as they become known, cached ones first. Throws the errors of the search (`input.invalid`,
 * `flight.*`). A day with a failed supplier is `unknown`; after a rate limit error of a supplier no more days are requested.
 */
export async function datePrices(ctx: Ctx, request: DatePricesRequest): Promise<AsyncGenerator<DatePrice, void>> {
  const { search } = request
  checkSearch(search, ctx.now())
  return withFee(
    ctx,
    streamPrices(ctx, request, await readPricing(ctx, { product: 'flight', dealCode: search.dealCode }, 'search.dealCode')),
  )
}

/** Totals as in every list: with the fee of the cheapest payment method. They are cached without it, because it depends on the viewer. */
async function* withFee(ctx: Ctx, prices: AsyncIterable<DatePrice>): AsyncGenerator<DatePrice, void> {
  const ways = waysToPay(ctx)
  for await (const price of prices) yield { ...price, total: price.total && add(price.total, cheapestFee(price.total, ways)) }
}

async function* streamPrices(ctx: Ctx, request: DatePricesRequest, pricing: Pricing): AsyncGenerator<DatePrice, void> {
  const { search, span } = request
  const today = dayAt(ctx.now(), timeZoneOf(search.from))
  const recall = await readCachedPrices(ctx, search, pricing)
  const open: FlightSearch[] = []
  for (const days of inAskingOrder(search, spanDays(search, span))) {
    const known = recall(days)
    if (known) yield priced(days, known)
    if (known || !asksSuppliers(span)) continue
    const on = searchOn(search, days, today)
    if (on) open.push(on)
    else yield { ...unknown(days), status: 'not-sold' }
  }
  if (open.length > 0) yield* askInTurn(ctx, { ...request, open }, pricing)
}

async function* askInTurn(
  ctx: Ctx,
  { open, signal }: DatePricesRequest & { open: FlightSearch[] },
  pricing: Pricing,
): AsyncGenerator<DatePrice, void> {
  const prices = createChannel<DatePrice>()
  const stop = new AbortController()
  let patience = PATIENCE

  async function ask(search: FlightSearch): Promise<DatePrice> {
    const days = { depart: search.depart, return: search.return }
    if (patience <= 0) return unknown(days)
    const known = (await readCachedPrices(ctx, search, pricing))(days)
    if (known) return priced(days, known)
    const { isRateLimited, ...found } = await askLowestTotal(ctx, { search, pricing, signal: stop.signal })
    if (isRateLimited) patience = 0
    if (found.status === 'unknown') patience -= 1
    else await cacheDatePrice(ctx, search, pricing, found.total)
    return { ...days, ...found }
  }
  async function work(): Promise<void> {
    for (let search = open.shift(); search && !stop.signal.aborted; search = open.shift()) {
      const next = search
      const dayPrice = await inTurn
        .execute(() => (stop.signal.aborted ? null : ask(next)))
        .catch((error: unknown) => {
          ctx.system.log.warn({ err: error }, 'price of a day not asked')
          return unknown({ depart: next.depart, return: next.return })
        })
      if (dayPrice) prices.send(dayPrice)
    }
  }
  signal.addEventListener('abort', prices.close, { once: true })
  try {
    if (signal.aborted) return
    void Promise.all(Array.from({ length: AT_ONCE }, work)).then(prices.close)
    yield* prices.receive()
  } finally {
    signal.removeEventListener('abort', prices.close)
    stop.abort()
  }
}
