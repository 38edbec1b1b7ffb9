import { AppError } from '#domain/errors.ts'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { productKey } from '#domain/flights/results.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { readAgencyPricing, readDealCode } from '../pricing/read-pricing.ts'
import { toolsOf } from '../search/tools-of.ts'
import { checkSearch } from './search/check-search.ts'
import { createPricer, type PricedEntry } from './search/price-offers.ts'
import { toQuery } from './search/to-query.ts'

interface Asked {
  search: FlightSearch
  /** Its id. */
  supplier: string
}

/**
 * The cheapest offer of a supplier, searched now, that is meant. Throws SupplierError `sold-out` when there is none, and the errors of a search for a past
 * date.
 */
export async function findCheapest(
  ctx: Ctx,
  { search, supplier: id }: Asked,
  isMeant: (offer: SupplierFlightOffer) => boolean,
): Promise<PricedEntry> {
  checkSearch(search, ctx.now())
  const supplier = ctx.system.integrations.flights.find((one) => one.id === id)
  if (!supplier) throw new AppError('supplier.unavailable', { supplier: id })
  const same: SupplierFlightOffer[] = []
  const options = { signal: new AbortController().signal, timeoutMs: ctx.system.config.SEARCH_TIMEOUT_MS }
  for await (const found of supplier.search(toQuery(search), options)) same.push(...found.filter(isMeant))
  const [pricing, dealCode] = await Promise.all([
    readAgencyPricing(ctx, 'flight'),
    search.dealCode ? readDealCode(ctx, search.dealCode) : null,
  ])
  const [cheapest] = same.toSorted((a, b) => a.net.amount - b.net.amount)
  const [entry] = await createPricer(toolsOf(ctx), { ...pricing, dealCode })(cheapest ? [cheapest] : [])
  if (!entry) throw new SupplierError('sold-out', id, 'these flights are not sold in this fare')
  return entry
}

/** Refinds the same flights in the same fare at the supplier of an earlier offer: the cheapest new offer that matches. Throws as `findCheapest`. */
export function refindOffer(
  ctx: Ctx,
  { search, offer }: { search: FlightSearch; offer: SupplierFlightOffer },
): Promise<PricedEntry> {
  const product = productKey(offer)
  return findCheapest(
    ctx,
    { search, supplier: offer.supplier },
    (one) => productKey(one) === product && one.net.currency === offer.net.currency,
  )
}
