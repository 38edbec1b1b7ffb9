import type { ShopSite } from '#contract/shop.ts'
import type { ContactDetails } from '#domain/agency/contact-details.ts'
import { AppError } from '#domain/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { regionalOf } from '../../regional.ts'
import { readPublished } from '../site/read-published.ts'

type Agency = NonNullable<RequestContext['visitor']['agency']>

/** The agency's data for every page of a storefront. */
export const shopAgency = (
  { name, slug, email, phone, address, ...row }: Agency,
  contact: ContactDetails,
): ShopSite['agency'] => ({
  name,
  slug,
  ...regionalOf(row),
  email,
  phone,
  address,
  contact,
})

/** The agency of the requested storefront; throws shop.closed on any other host. */
export function agencyOfShop({ visitor }: RequestContext): Agency {
  if (visitor.host.kind !== 'storefront' || !visitor.agency) throw new AppError('shop.closed')
  return visitor.agency
}

/** The published site of the host's agency. Throws shop.closed without a storefront, site.not-published before the first publishing. */
export async function readSite(context: RequestContext): Promise<ShopSite> {
  const agency = agencyOfShop(context)
  const published = await readPublished(context.system, agency)
  if (!published) throw new AppError('site.not-published', { agency: agency.name })
  const { site, number, origin, contact, packages } = published
  return { site, version: `v${number}`, agency: shopAgency(agency, contact), origin, hasPackages: packages.length > 0 }
}
