import type { ShopFlightPrice } from '#contract/shop.ts'
import { add } from '#domain/money/money.ts'
import { cheapestFee } from '#domain/money/payment-fees.ts'
import { sells } from '#domain/site/sells.ts'
import { systemCtx } from '../../ctx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { possibleWays } from '../pricing/offered-methods.ts'
import { readPublished } from '../site/read-published.ts'
import { readRoutePrice } from './route-price.ts'

/** Prices for a customer on the routes of the site's flight deals, from searches. Empty where no flights are sold online. */
export async function readFlightPrices({ system, visitor }: RequestContext): Promise<ShopFlightPrice[]> {
  const { host, agency } = visitor
  if (host.kind !== 'storefront' || !agency) return []
  const published = await readPublished(system, agency)
  if (!published || !sells(published.site.settings, 'flight')) return []
  const { pages, settings } = published.site
  const deals = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'flightDeals' ? block.content.items : [])),
  )
  const ctx = await systemCtx(system, agency.id)
  const ways = possibleWays(system, ctx.regional.currency, settings.paymentMethods)
  const routes = new Map(deals.flatMap(({ from, to }) => (from && to ? [[`${from} ${to}`, { from, to }] as const] : [])))
  const found = await Promise.all(
    [...routes.values()].map(async (route): Promise<ShopFlightPrice[]> => {
      const price = await readRoutePrice(ctx, route)
      return price ? [{ ...route, ...price, total: add(price.total, cheapestFee(price.total, ways)) }] : []
    }),
  )
  return found.flat()
}
