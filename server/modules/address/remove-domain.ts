import { eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { agencyDomains } from '../../db/schema/index.ts'

/** Removes the agency's own domain; the address below the product's domain continues to work. Does nothing without a domain. */
export async function removeDomain({ system, agencyId }: Ctx): Promise<void> {
  await system.db.delete(agencyDomains).where(eq(agencyDomains.agencyId, agencyId))
  await system.invalidation.publish(agencyId)
}
