import { and, eq, isNotNull } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import { agencyDomains } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'

type Where = Pick<Config, 'publicUrl' | 'ROOT_DOMAIN'>

/** An address of the product under another name: `https://skyways.com`, with the scheme and the port of the portal. */
const at = ({ publicUrl }: Where, name: string): string => {
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${name}${port && `:${port}`}`
}

/** Where an agency's storefront is from the first minute: `https://skyways.customer.tradewind.test`. */
export const givenOrigin = (config: Where, slug: string): string => at(config, `${slug}.customer.${config.ROOT_DOMAIN}`)

/** Where visitors and search engines find an agency's storefront: its own domain once that is proven, else the given address. */
export async function siteOrigin({ db, config }: System, agency: { id: string; slug: string }): Promise<string> {
  const [own] = await db
    .select({ name: agencyDomains.name })
    .from(agencyDomains)
    .where(and(eq(agencyDomains.agencyId, agency.id), isNotNull(agencyDomains.verifiedAt)))
    .limit(1)
  return own ? at(config, own.name) : givenOrigin(config, agency.slug)
}
