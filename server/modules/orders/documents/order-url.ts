import { eq } from 'drizzle-orm'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { orderPath } from '#domain/orders/order-path.ts'
import type { Ctx } from '../../../ctx.ts'
import { agencies } from '../../../db/schema/index.ts'
import { siteOrigin } from '../../site/site-origin.ts'

interface Addressed {
  id: string
  product: string
}

/** The order's page in the portal: for mails to the agency. */
export const orderUrl = (ctx: Ctx, order: Addressed): string => `${ctx.system.config.publicUrl}${orderPath(order)}`

interface TravellerOrder extends Addressed {
  /** Null for a customer's purchase on the storefront. */
  createdBy: string | null
  bookingReference: string | null
  number: number
  numberPrefix: string
}

interface TravellerUrls {
  /** The order's page. */
  order: string
  /** The order's page for travellers: for an agent's sale, opened by its reference and their e-mail address. */
  trip: string
}

/**
 * The link in documents and mails to travellers: on the storefront for a customer's purchase there, else in the portal. Not inside a transaction:
 * domains are read without a tenant.
 */
export async function travellerUrls({ system, agencyId }: Ctx): Promise<(order: TravellerOrder) => TravellerUrls> {
  const [agency] = await system.db.select({ slug: agencies.slug }).from(agencies).where(eq(agencies.id, agencyId)).limit(1)
  if (!agency) throw new Error(`there is no agency ${agencyId}`)
  const shop = await siteOrigin(system, { id: agencyId, slug: agency.slug })
  return (order) => {
    const bought = `${shop}${orderPath(order)}`
    if (order.createdBy === null) return { order: bought, trip: bought }
    const reference = encodeURIComponent(order.bookingReference ?? formatOrderNumber(order))
    return { order: `${system.config.publicUrl}${orderPath(order)}`, trip: `${shop}/trips/find?reference=${reference}` }
  }
}
