import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SiteDraft } from '#contract/site-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { withLayoutNumbers } from '#domain/site/page-layouts.ts'
import type { Site } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { sites } from '../../../db/schema/index.ts'
import { checkOwnImages } from '../check-own-images.ts'
import { checkSeen, lockSite, type SiteRow } from '../lock-site.ts'
import { readDraft } from './read-draft.ts'

/** The site after `change`; input.invalid names the invalid fields. */
export function changed(site: Site, change: (site: Site) => Site): Site {
  try {
    return change(site)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const problems = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new AppError('input.invalid', { problems })
  }
}

/** Stores a draft as the next revision; the caller holds the lock of `lockSite`. Throws input.invalid for another agency's images. */
export async function writeDraft(
  tx: Transaction,
  ctx: Ctx,
  { draft, revision }: { draft: Site; revision: number },
): Promise<void> {
  await checkOwnImages(tx, ctx, draft)
  await tx
    .update(sites)
    .set({ draft: withLayoutNumbers(draft), revision: revision + 1, changedBy: ctx.actor.name, changedAt: ctx.now() })
    .where(eq(sites.agencyId, ctx.agencyId))
}

/**
 * Replaces the draft; the previous one is stored and can be restored. `by` names the replacement: "Version 3". `seen` is the revision that the caller
 * started from.
 */
export async function replaceDraft(
  ctx: Ctx,
  { by, seen, make }: { by: string; seen: number; make: (row: SiteRow, tx: Transaction) => Site | Promise<Site> },
): Promise<SiteDraft> {
  await ctx.tx(async (tx) => {
    const row = await lockSite(tx, ctx)
    const draft = await make(row, tx)
    checkSeen(row, seen)
    await writeDraft(tx, ctx, { draft, revision: row.revision })
    await tx
      .update(sites)
      .set({ replacedDraft: row.draft, replacedBy: by, replacedAt: ctx.now() })
      .where(eq(sites.agencyId, ctx.agencyId))
  })
  return readDraft(ctx)
}

/**
 * Changes the draft. `seen` is the revision that the caller started from, required where the change could overwrite another person's; a change of one
 * field leaves the others unchanged and needs none.
 */
export async function changeDraft(ctx: Ctx, change: (site: Site) => Site, seen?: number): Promise<SiteDraft> {
  await ctx.tx(async (tx) => {
    const row = await lockSite(tx, ctx)
    if (seen !== undefined) checkSeen(row, seen)
    await writeDraft(tx, ctx, { draft: changed(row.draft, change), revision: row.revision })
  })
  return readDraft(ctx)
}
