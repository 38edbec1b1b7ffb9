import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { Site } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { siteVersions } from '../../../db/schema/index.ts'

/** A published version by its number. Throws access.not-found. */
export async function readVersion(tx: Transaction, ctx: Ctx, number: number): Promise<Site> {
  const [version] = await tx
    .select({ site: siteVersions.site })
    .from(siteVersions)
    .where(and(eq(siteVersions.agencyId, ctx.agencyId), eq(siteVersions.number, number)))
    .limit(1)
  if (!version) throw new AppError('access.not-found')
  return Site.parse(version.site)
}
