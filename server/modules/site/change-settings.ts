import type { SiteDraft } from '#contract/site.ts'
import { changeSiteSettings, type Site } from '#domain/site/site.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { changeDraft, changed, writeDraft } from './change-draft.ts'
import { lockSite, type SiteRow } from './lock-site.ts'
import { readDraft } from './read-draft.ts'
import { readVersion } from './read-version.ts'
import { showBrand } from './show-brand.ts'
import { checkReadable, writeVersion } from './write-version.ts'

export interface SettingsChange {
  change: Record<string, unknown>
  /** A change of the brand: the same change is made to what visitors see, to mails and to documents, and to nothing else. */
  isLive: boolean
}

/** Changes template settings of the draft. Style values that do not exist are ignored; a live change throws site.unreadable. */
export async function changeSettings(ctx: Ctx, { change, isLive }: SettingsChange): Promise<SiteDraft> {
  const withChange = (site: Site) => changeSiteSettings(site, change)
  if (!isLive) return changeDraft(ctx, withChange)
  const draft = await ctx.tx(async (tx) => {
    const row = await lockSite(tx, ctx)
    const next = changed(row.draft, withChange)
    checkReadable(next)
    await writeDraft(tx, ctx, { draft: next, revision: row.revision })
    await publishChange(tx, ctx, { row, withChange })
    return next
  })
  await showBrand(ctx, draft.settings)
  return readDraft(ctx)
}

/** The live version with the change, as the next version. Nothing before the first publishing. */
async function publishChange(
  tx: Transaction,
  ctx: Ctx,
  { row, withChange }: { row: SiteRow; withChange: (site: Site) => Site },
): Promise<void> {
  if (row.publishedNumber === null) return
  const live = await readVersion(tx, ctx, row.publishedNumber)
  await writeVersion(tx, ctx, { site: changed(live, withChange), note: 'Brand' })
}
