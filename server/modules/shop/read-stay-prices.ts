import type { ShopStayPrice } from '#contract/shop.ts'
import { systemCtx } from '../../ctx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readPublished } from '../site/read-published.ts'
import { listPlacePrices } from '../stays/list-place-prices.ts'
import { agencyOfShop } from './read-site.ts'

/** Nothing where the agency sells no hotels online, or its shop is not open. Throws shop.closed where there is no shop. */
export async function readStayPrices(context: RequestContext): Promise<ShopStayPrice[]> {
  const agency = agencyOfShop(context)
  const published = await readPublished(context.system, agency)
  if (!published?.site.settings.activeProducts.includes('hotels')) return []
  return listPlacePrices(systemCtx(context.system, agency.id), published.site)
}
