import type { ShopStayPrice } from '#contract/shop.ts'
import { sells } from '#domain/site/sells.ts'
import { systemCtx } from '../../../ctx.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { readPublished } from '../../site/read-published.ts'
import { listPlacePrices } from './list-place-prices.ts'

/** Empty where the agency sells no stays online, its storefront is not published, or there is none: a preview on the portal runs the same script. */
export async function readStayPrices(context: RequestContext): Promise<ShopStayPrice[]> {
  const { host, agency } = context.visitor
  if (host.kind !== 'storefront' || !agency) return []
  const published = await readPublished(context.system, agency)
  if (!published || !sells(published.site.settings, 'stay')) return []
  return listPlacePrices(await systemCtx(context.system, agency.id), published.site)
}
