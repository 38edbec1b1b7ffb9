import { isDeepStrictEqual } from 'node:util'
import type { SiteDraft } from '#contract/site.ts'
import type { AnyBlock } from '#domain/site/blocks.ts'
import { type SiteSettings, styleChoices } from '#domain/site/settings.ts'
import type { Site } from '#domain/site/site.ts'
import { type StarterName, starterSite } from '#domain/site/starters.ts'
import type { Ctx } from '../../../ctx.ts'
import { agencyFacts } from '../agency-facts.ts'
import { replaceDraft } from './change-draft.ts'

const contactOf = (site: Site): Extract<AnyBlock, { kind: 'contact' }> | undefined => {
  for (const { blocks } of site.pages) for (const block of blocks) if (block.kind === 'contact') return block
  return undefined
}

type Colours = Pick<SiteSettings, 'primaryColor' | 'secondaryColor' | 'buttonColor'>

const coloursOf = ({ settings: { primaryColor, secondaryColor, buttonColor } }: Site): Colours => ({
  primaryColor,
  secondaryColor,
  buttonColor,
})

/**
 * Replaces the draft by a starter template. What makes it this agency's stays: logo, favicon, what it wrote about reaching it, and colours,
 * unless they came with the template before.
 */
export async function startSite(ctx: Ctx, { starter, revision }: { starter: StarterName; revision: number }): Promise<SiteDraft> {
  const facts = await ctx.tx((tx) => agencyFacts(tx, ctx.agencyId))
  const take = (before: Site): Site => {
    const untouched = coloursOf(starterSite(before.settings.layoutType, facts))
    const hasOwnColours = !isDeepStrictEqual(coloursOf(before), untouched)
    return withKept(starterSite(starter, facts), before, hasOwnColours ? coloursOf(before) : {})
  }
  return replaceDraft(ctx, {
    by: `The template ${styleChoices.layoutType[starter]}`,
    seen: revision,
    make: ({ draft }) => take(draft),
  })
}

function withKept(fresh: Site, before: Site, colours: Partial<Colours>): Site {
  const { logoImage, favicon } = before.settings
  const contact = contactOf(before)
  const kept = (block: AnyBlock): AnyBlock =>
    block.kind === 'contact' && contact ? { ...block, content: contact.content } : block
  return {
    ...fresh,
    settings: { ...fresh.settings, ...colours, logoImage, favicon },
    pages: fresh.pages.map((page) => ({ ...page, blocks: page.blocks.map(kept) })),
  }
}
