import type { ShopCity } from '#contract/shop.ts'
import { AppError } from '#domain/errors.ts'
import { add } from '#domain/money/money.ts'
import { cheapestFee } from '#domain/money/payment-fees.ts'
import { type CityPage, cityPages } from '#domain/flights/city-pages.ts'
import { cityOf } from '#domain/travel/places.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readRouteDays } from '../flights/route-price.ts'
import { possibleWays } from '../pricing/offered-methods.ts'
import { type Published, readPublished } from '../site/read-published.ts'
import { readPlacePrice } from '../stays/place-prices/list-place-prices.ts'
import { agencyOfShop } from './read-site.ts'

/** The most fares shown of a route. */
const MOST_FARES = 8

/** A city's page on the host's storefront, with recent results of the agency's searches; no supplier is called. Throws access.not-found. */
export async function readCity(context: RequestContext, { city }: { city: string }): Promise<ShopCity> {
  const agency = agencyOfShop(context)
  const published = await readPublished(context.system, agency)
  if (!published) throw new AppError('site.not-published', { agency: agency.name })
  const ctx = await systemCtx(context.system, agency.id)
  const all = cityPages(published.site, ctx.regional)
  const page = all.find(({ path }) => path === `/destinations/${city}`)
  if (!page) throw new AppError('access.not-found')
  const { from, ...shown } = page
  const [fares, stay] = await Promise.all([faresTo(ctx, page, published), readPlacePrice(ctx, published.site, page.name)])
  return {
    ...shown,
    from: { code: from, name: cityOf(from) },
    fares,
    stay,
    others: all.filter(({ path }) => path !== page.path).map(({ name, path }) => ({ name, path })),
  }
}

/** Prices for a customer. */
async function faresTo(ctx: Ctx, { from, code }: CityPage, { site }: Published): Promise<ShopCity['fares']> {
  const ways = possibleWays(ctx.system, ctx.regional.currency, site.settings.paymentMethods)
  const found = await readRouteDays(ctx, { from, to: code })
  return found.slice(0, MOST_FARES).map((fare) => ({ ...fare, total: add(fare.total, cheapestFee(fare.total, ways)) }))
}
