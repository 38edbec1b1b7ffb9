import type { CustomerTerms } from '#contract/agency.ts'
import { systemCtx } from '../../ctx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readTerms } from '../agency-settings/contact-and-terms.ts'
import { agencyOfShop } from './read-site.ts'

/** The terms of the host's agency for its customers. Throws shop.closed. */
export async function readShopTerms(context: RequestContext): Promise<CustomerTerms> {
  const ctx = await systemCtx(context.system, agencyOfShop(context).id)
  return ctx.tx((tx) => readTerms(tx, ctx))
}
