import type { StarterName } from '#domain/site/starters.ts'
import { systemCtx } from '../ctx.ts'
import { changeSettings } from '../modules/site/change-settings.ts'
import { publishSite } from '../modules/site/publish-site.ts'
import { readDraft } from '../modules/site/read-draft.ts'
import { startSite } from '../modules/site/start-site.ts'
import type { System } from '../system.ts'

export interface DemoSite {
  starter: StarterName
  /** Settings that differ from the starter's own. */
  brand: Record<string, string>
}

/** Publishes a demo agency's storefront, as its owner would. */
export async function openDemoSite(
  system: System,
  { agencyId, owner, starter, brand }: DemoSite & { agencyId: string; owner: string },
): Promise<void> {
  const ctx = systemCtx(system, agencyId, owner)
  const { revision } = await readDraft(ctx)
  await startSite(ctx, { starter, revision })
  const branded = await changeSettings(ctx, { change: brand, isLive: false })
  await publishSite(ctx, { revision: branded.revision, note: 'Opened' })
}
