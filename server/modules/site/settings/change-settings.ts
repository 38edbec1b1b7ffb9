import type { SiteDraft } from '#contract/site-shapes.ts'
import { changeSiteSettings, type Site } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeDraft, changed, writeDraft } from '../draft/change-draft.ts'
import { readDraft } from '../draft/read-draft.ts'
import { lockSite } from '../lock-site.ts'
import { readVersion } from '../versions/read-version.ts'
import { checkReadable, writeVersion } from '../versions/write-version.ts'

export interface SettingsChange {
  change: Record<string, unknown>
  /** Whether a change of the brand is also applied to the live version, mails and documents, and nothing else. */
  isLive: boolean
}

/** Changes template settings of the draft. Unknown style values are ignored; a live change throws site.unreadable. */
export async function changeSettings(ctx: Ctx, { change, isLive }: SettingsChange): Promise<SiteDraft> {
  const withChange = (site: Site) => changeSiteSettings(site, change)
  if (!isLive) return changeDraft(ctx, withChange)
  await ctx.tx(async (tx) => {
    const row = await lockSite(tx, ctx)
    const draft = changed(row.draft, withChange)
    checkReadable(draft)
    await writeDraft(tx, ctx, { draft, revision: row.revision })
    if (row.publishedNumber === null) return
    // Other changes of the draft are published separately.
    const site = changed(await readVersion(tx, ctx, row.publishedNumber), withChange)
    await writeVersion(tx, ctx, { site, note: 'Brand' })
  })
  await ctx.system.invalidation.publish(ctx.agencyId)
  return readDraft(ctx)
}
