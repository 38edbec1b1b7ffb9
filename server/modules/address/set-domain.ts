import { and, eq, isNull, ne } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { agencyDomains } from '../../db/schema/index.ts'
import { assertWithinPlan } from '../plans/assert-within-plan.ts'
import { findDomain } from './domain-row.ts'
import { readDomain } from './read-domain.ts'
import { FIRST_CHECK_SECONDS, recheckDomain } from './recheck-domain.job.ts'

/**
 * Sets the agency's own domain, which becomes ready when its DNS records exist. A name that another agency entered without proving it is available.
 * Throws domain.not-allowed, domain.taken, and plan.limit-reached where the plan includes no own domain.
 */
export async function setDomain(ctx: Ctx, { name: typed }: { name: string }): Promise<void> {
  const { system, agencyId } = ctx
  const name = readDomain(typed, system.config.ROOT_DOMAIN)
  await assertWithinPlan(ctx, 'domains', { adds: (await findDomain(ctx)) ? 0 : 1 })
  const token = ctx.newId().replaceAll('-', '')
  await system.db.transaction(async (tx) => {
    const [known] = await tx.select().from(agencyDomains).where(eq(agencyDomains.name, name)).for('update').limit(1)
    if (known?.agencyId === agencyId) return
    if (known?.verifiedAt) throw new AppError('domain.taken')
    await tx
      .delete(agencyDomains)
      .where(and(eq(agencyDomains.name, name), ne(agencyDomains.agencyId, agencyId), isNull(agencyDomains.verifiedAt)))
    await tx.delete(agencyDomains).where(eq(agencyDomains.agencyId, agencyId))
    await tx.insert(agencyDomains).values({ name, agencyId, token, createdAt: ctx.now() })
    await system.jobs.enqueue(tx, recheckDomain, { agencyId, token }, { afterSeconds: FIRST_CHECK_SECONDS })
  })
  await system.invalidation.publish(agencyId)
}
