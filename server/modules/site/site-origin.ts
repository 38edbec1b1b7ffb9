import { and, eq, isNotNull } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import { agencyDomains } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'

type Where = Pick<Config, 'publicUrl' | 'ROOT_DOMAIN'>

/** The origin of the product with another host name: `https://skyways.com`, with the scheme and port of the portal. */
const at = ({ publicUrl }: Where, name: string): string => {
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${name}${port && `:${port}`}`
}

/** An agency's storefront below the product's domain: `https://skyways.customer.tradewind.test`. */
export const givenOrigin = (config: Where, slug: string): string => at(config, `${slug}.customer.${config.ROOT_DOMAIN}`)

/** An agency's public storefront: its own domain once that is verified, else the one below the product's domain. */
export async function siteOrigin({ db, config }: System, agency: { id: string; slug: string }): Promise<string> {
  const [own] = await db
    .select({ name: agencyDomains.name })
    .from(agencyDomains)
    .where(and(eq(agencyDomains.agencyId, agency.id), isNotNull(agencyDomains.verifiedAt)))
    .limit(1)
  return own ? at(config, own.name) : givenOrigin(config, agency.slug)
}
