import { eq, max } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { faultsOf } from '#domain/site/faults.ts'
import type { Site } from '#domain/site/site.ts'
import { unreadable } from '#domain/site/theme.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { sites, siteVersions } from '../../../db/schema/index.ts'

/** Throws site.unreadable, with the nearest readable colour for each unreadable one. */
export function checkReadable({ settings }: Site): void {
  const problems = unreadable(settings)
  if (problems.length > 0) throw new AppError('site.unreadable', { unreadable: problems })
}

/** Throws site.unreadable, and site.faulty with the position of every invalid text. */
export function checkPublishable(site: Site): void {
  checkReadable(site)
  const faults = faultsOf(site)
  if (faults.length > 0) throw new AppError('site.faulty', { faults })
}

/** Makes a site the live version with the next number; the caller holds the lock of `lockSite`. Throws site.unreadable and site.faulty. */
export async function writeVersion(tx: Transaction, ctx: Ctx, { site, note }: { site: Site; note: string }): Promise<void> {
  checkPublishable(site)
  const [latest] = await tx
    .select({ number: max(siteVersions.number) })
    .from(siteVersions)
    .where(eq(siteVersions.agencyId, ctx.agencyId))
  const number = (latest?.number ?? 0) + 1
  await tx.insert(siteVersions).values({
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    number,
    site,
    note,
    publishedBy: ctx.actor.name,
    publishedAt: ctx.now(),
  })
  await tx.update(sites).set({ publishedNumber: number }).where(eq(sites.agencyId, ctx.agencyId))
}
