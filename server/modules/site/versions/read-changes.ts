import { changesOf, type SiteChanges } from '#domain/site/changes.ts'
import type { Site } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { lockSite } from '../lock-site.ts'
import { readVersion } from './read-version.ts'

/** The differences between the draft and the live version. */
export const readChanges = (ctx: Ctx): Promise<SiteChanges> =>
  ctx.tx(async (tx) => {
    const { draft, publishedNumber } = await lockSite(tx, ctx)
    return changesOf(publishedNumber === null ? null : await readVersion(tx, ctx, publishedNumber), draft)
  })

/** A published version by its number. Throws access.not-found. */
export const readOneVersion = (ctx: Ctx, { number }: { number: number }): Promise<{ site: Site }> =>
  ctx.tx(async (tx) => ({ site: await readVersion(tx, ctx, number) }))
