import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { SitePreview } from '#contract/site-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { sitePreviews, sites } from '../../../db/schema/index.ts'
import { agencyFacts } from '../agency-facts.ts'
import { DAY_MS, LISTED_DAYS, toPreview } from './previews.ts'

const MOST = 100
const { site: _site, ...columns } = getTableColumns(sitePreviews)

/** The input of `toPreview` besides a link. */
async function around(tx: Transaction, ctx: Ctx) {
  const [site] = await tx.select({ revision: sites.revision }).from(sites).where(eq(sites.agencyId, ctx.agencyId)).limit(1)
  const { slug } = await agencyFacts(tx, ctx.agencyId)
  return { config: ctx.system.config, slug, now: ctx.now(), revision: site?.revision ?? 0 }
}

/** The preview links that are valid or ended in the last 30 days, newest first. */
export const listPreviews = (ctx: Ctx): Promise<SitePreview[]> =>
  ctx.tx(async (tx) => {
    const listedSince = new Date(ctx.now().getTime() - LISTED_DAYS * DAY_MS)
    const rows = await tx
      .select(columns)
      .from(sitePreviews)
      .where(and(eq(sitePreviews.agencyId, ctx.agencyId), gt(sitePreviews.expiresAt, listedSince)))
      .orderBy(desc(sitePreviews.createdAt))
      .limit(MOST)
    const facts = await around(tx, ctx)
    return rows.map((row) => toPreview(row, facts))
  })

/** Ends a link at once and deletes its draft. Revoking again changes nothing. Throws access.not-found. */
export const revokePreview = (ctx: Ctx, { id }: { id: string }): Promise<SitePreview> =>
  ctx.tx(async (tx) => {
    const [found] = await tx
      .select(columns)
      .from(sitePreviews)
      .where(and(eq(sitePreviews.agencyId, ctx.agencyId), eq(sitePreviews.id, id)))
      .for('update')
    if (!found) throw new AppError('access.not-found')
    const revokedAt = found.revokedAt ?? ctx.now()
    await tx
      .update(sitePreviews)
      .set({ revokedAt, site: null })
      .where(and(eq(sitePreviews.agencyId, ctx.agencyId), eq(sitePreviews.id, id)))
    return toPreview({ ...found, revokedAt }, await around(tx, ctx))
  })
