import { eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { agencyDomains } from '../../db/schema/index.ts'

/** Takes the agency's own domain away; the address it was given goes on working. Without one nothing happens. */
export async function removeDomain({ system, agencyId }: Ctx): Promise<void> {
  await system.db.delete(agencyDomains).where(eq(agencyDomains.agencyId, agencyId))
  await system.invalidation.publish(agencyId)
}
