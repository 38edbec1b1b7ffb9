import { eq } from 'drizzle-orm'
import { changeSiteSettings } from '#domain/site/site.ts'
import { type StarterName, starterSite } from '#domain/site/starters.ts'
import { systemCtx } from '../ctx.ts'
import { sites } from '../db/schema/index.ts'
import { agencyFacts } from '../modules/site/agency-facts.ts'
import { writeDraft } from '../modules/site/draft/change-draft.ts'
import { lockSite } from '../modules/site/lock-site.ts'
import { publishDraft } from '../modules/site/versions/publish-site.ts'
import type { System } from '../system.ts'

export interface DemoSite {
  starter: StarterName
  /** Settings that differ from the starter's own. */
  brand: Record<string, string>
}

export async function hasSite(system: System, agencyId: string): Promise<boolean> {
  const rows = await (await systemCtx(system, agencyId)).tx((tx) =>
    tx.select({ revision: sites.revision }).from(sites).where(eq(sites.agencyId, agencyId)).limit(1),
  )
  return rows.length > 0
}

/** Publishes a demo agency's storefront in its owner's name, in one transaction: a first start waits for it. */
export async function openDemoSite(
  system: System,
  { agencyId, owner, starter, brand }: DemoSite & { agencyId: string; owner: string },
): Promise<void> {
  const ctx = await systemCtx(system, agencyId, owner)
  await ctx.tx(async (tx) => {
    const row = await lockSite(tx, ctx)
    const draft = changeSiteSettings(starterSite(starter, await agencyFacts(tx, agencyId)), brand)
    await writeDraft(tx, ctx, { draft, revision: row.revision })
    await publishDraft(tx, ctx, { row: { ...row, draft }, note: 'Opened' })
  })
  await system.news.tell(agencyId)
}
