import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { DraftSite } from '#domain/site/site.ts'
import { starterSite } from '#domain/site/starters.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { sites } from '../../db/schema/index.ts'
import { agencyFacts } from './agency-facts.ts'

export type SiteRow = typeof sites.$inferSelect

/** The agency's site, locked until the transaction ends. An agency without one gets the plain starter. */
export async function lockSite(tx: Transaction, ctx: Ctx): Promise<SiteRow> {
  const found = await selectLocked(tx, ctx)
  if (found) return found
  await tx
    .insert(sites)
    .values({
      agencyId: ctx.agencyId,
      draft: starterSite('classic', await agencyFacts(tx, ctx.agencyId)),
      changedBy: ctx.actor.name,
      changedAt: ctx.now(),
    })
    .onConflictDoNothing()
  const made = await selectLocked(tx, ctx)
  if (!made) throw new Error(`the site of agency ${ctx.agencyId} could not be made`)
  return made
}

async function selectLocked(tx: Transaction, ctx: Ctx): Promise<SiteRow | null> {
  const [row] = await tx.select().from(sites).where(eq(sites.agencyId, ctx.agencyId)).for('update')
  return row ? { ...row, draft: DraftSite.parse(row.draft) } : null
}

/** Refuses to change a draft that the caller has not seen: site.changed-elsewhere names who saved it, and when. */
export function checkSeen({ revision, changedBy, changedAt }: SiteRow, seen: number): void {
  if (revision !== seen) throw new AppError('site.changed-elsewhere', { revision, by: changedBy, at: changedAt.toISOString() })
}
