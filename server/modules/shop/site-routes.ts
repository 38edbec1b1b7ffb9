import { implement } from '@orpc/server'
import { contract } from '#contract/index.ts'
import { open } from '../../http/implement.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readFlightPrices } from '../flights/read-flight-prices.ts'
import { readStayPrices } from '../stays/place-prices/read-stay-prices.ts'
import { readCity } from './read-city.ts'
import { readPreview } from './read-preview.ts'
import { readShopTerms } from './read-shop-terms.ts'
import { readSite } from './read-site.ts'
import { writeMessage } from './write-message.ts'

/**
 * A published site is validated when it is read into the cache. Every page reads it: validating its thirty kilobytes each time would cost as much as
 * a page.
 */
const checkedBefore = implement(contract).$context<RequestContext>().$config({ initialOutputValidationIndex: Number.NaN })

/** Endpoints of the storefront's pages and its message form. */
export const siteRoutes = {
  site: checkedBefore.shop.site.handler(({ context }) => readSite(context)),
  preview: open.shop.preview.handler(({ context, input }) => readPreview(context, input)),
  stayPrices: open.shop.stayPrices.handler(({ context }) => readStayPrices(context)),
  flightPrices: open.shop.flightPrices.handler(({ context }) => readFlightPrices(context)),
  city: open.shop.city.handler(({ context, input }) => readCity(context, input)),
  terms: open.shop.terms.handler(({ context }) => readShopTerms(context)),
  write: open.shop.write.handler(({ context, input }) => writeMessage(context, input)),
}
