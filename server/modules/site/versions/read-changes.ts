import { changesOf, type SiteChanges } from '#domain/site/changes.ts'
import type { Site } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { lockSite } from '../lock-site.ts'
import { readVersion } from './read-version.ts'

/** How the draft differs from what visitors see. */
export const readChanges = (ctx: Ctx): Promise<SiteChanges> =>
  ctx.tx(async (tx) => {
    const { draft, publishedNumber } = await lockSite(tx, ctx)
    return changesOf(publishedNumber === null ? null : await readVersion(tx, ctx, publishedNumber), draft)
  })

/** A site as it was published under a number. Throws access.not-found. */
export const readOneVersion = (ctx: Ctx, { number }: { number: number }): Promise<{ site: Site }> =>
  ctx.tx(async (tx) => ({ site: await readVersion(tx, ctx, number) }))
