import type { SiteDraft } from '#contract/site.ts'
import type { AnyBlock } from '#domain/site/blocks.ts'
import type { Site } from '#domain/site/site.ts'
import { type StarterName, starterSite } from '#domain/site/starters.ts'
import type { Ctx } from '../../ctx.ts'
import { agencyFacts } from './agency-facts.ts'
import { changeDraft } from './change-draft.ts'

const contactOf = (site: Site): Extract<AnyBlock, { kind: 'contact' }> | undefined => {
  for (const { blocks } of site.pages) for (const block of blocks) if (block.kind === 'contact') return block
  return undefined
}

/** Replaces the draft by a starter template. Logo, favicon and what the agency wrote about reaching it stay. */
export async function startSite(ctx: Ctx, { starter, revision }: { starter: StarterName; revision: number }): Promise<SiteDraft> {
  const fresh = starterSite(starter, await ctx.tx((tx) => agencyFacts(tx, ctx.agencyId)))
  return changeDraft(ctx, (before) => withKept(fresh, before), revision)
}

function withKept(fresh: Site, before: Site): Site {
  const { logoImage, favicon } = before.settings
  const contact = contactOf(before)
  const kept = (block: AnyBlock): AnyBlock =>
    block.kind === 'contact' && contact ? { ...block, content: contact.content } : block
  return {
    ...fresh,
    settings: { ...fresh.settings, logoImage, favicon },
    pages: fresh.pages.map((page) => ({ ...page, blocks: page.blocks.map(kept) })),
  }
}
