import type { SiteDraft } from '#contract/site.ts'
import type { Ctx } from '../../ctx.ts'
import { writeDraft } from './change-draft.ts'
import { checkSeen, lockSite } from './lock-site.ts'
import { readDraft } from './read-draft.ts'
import { readVersion } from './read-version.ts'

/** Makes a published version the draft; visitors see it with the next publishing. Throws access.not-found and site.changed-elsewhere. */
export async function restoreVersion(ctx: Ctx, { number, revision }: { number: number; revision: number }): Promise<SiteDraft> {
  await ctx.tx(async (tx) => {
    const version = await readVersion(tx, ctx, number)
    const row = await lockSite(tx, ctx)
    checkSeen(row, revision)
    await writeDraft(tx, ctx, { draft: version, revision: row.revision })
  })
  return readDraft(ctx)
}
