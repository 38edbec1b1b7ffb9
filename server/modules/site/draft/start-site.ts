import type { SiteDraft } from '#contract/site-shapes.ts'
import type { AnyBlock } from '#domain/site/blocks.ts'
import { type SiteSettings, styleChoices } from '#domain/site/settings.ts'
import type { Site } from '#domain/site/site.ts'
import type { AgencyFacts } from '#domain/site/starters/starter.ts'
import { type StarterName, starterSite } from '#domain/site/starters.ts'
import { chosenColours, applyTemplate } from '#domain/site/apply-template.ts'
import type { Ctx } from '../../../ctx.ts'
import { agencyFacts } from '../agency-facts.ts'
import { lockSite } from '../lock-site.ts'
import { replaceDraft } from './change-draft.ts'

const contactOf = (site: Site): Extract<AnyBlock, { kind: 'contact' }> | undefined => {
  for (const { blocks } of site.pages) for (const block of blocks) if (block.kind === 'contact') return block
  return undefined
}

/**
 * Applies the look of a starter template to the draft, or also replaces its pages. The agency's own content stays: logo, favicon, its own pages and
 * menu, its contact texts, and its colours, unless they came from the previous template.
 */
export async function startSite(
  ctx: Ctx,
  { starter, content, revision }: { starter: StarterName; content: TemplateContent; revision: number },
): Promise<SiteDraft> {
  const facts = await ctx.tx((tx) => agencyFacts(tx, ctx.agencyId))
  return replaceDraft(ctx, {
    by: `The template ${styleChoices.layoutType[starter]}`,
    seen: revision,
    make: ({ draft }) => made[content](draft, starter, facts),
  })
}

/** The draft with a template applied; nothing is saved. */
export async function tryTemplate(
  ctx: Ctx,
  { starter, content }: { starter: StarterName; content: TemplateContent },
): Promise<{ site: Site }> {
  const { draft, facts } = await ctx.tx(async (tx) => ({
    draft: (await lockSite(tx, ctx)).draft,
    facts: await agencyFacts(tx, ctx.agencyId),
  }))
  return { site: made[content](draft, starter, facts) }
}

type TemplateContent = 'own' | 'sample'

/** The draft with a template, by the source of its content. */
const made: Record<TemplateContent, (before: Site, starter: StarterName, facts: AgencyFacts) => Site> = {
  own: applyTemplate,
  sample: (before, starter, facts) => withKept(starterSite(starter, facts), before, chosenColours(before, facts)),
}

function withKept(fresh: Site, before: Site, colours: Partial<SiteSettings>): Site {
  const { logoImage, favicon } = before.settings
  const contact = contactOf(before)
  const withContact = (block: AnyBlock): AnyBlock =>
    block.kind === 'contact' && contact ? { ...block, content: contact.content } : block
  return {
    ...fresh,
    settings: { ...fresh.settings, ...colours, logoImage, favicon },
    // Pages that the agency added belong to no template.
    ownPages: before.ownPages,
    menu: before.menu,
    pages: fresh.pages.map((page) => ({ ...page, blocks: page.blocks.map(withContact) })),
  }
}
