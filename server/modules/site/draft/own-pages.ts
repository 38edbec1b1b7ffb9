import type { SiteDraft } from '#contract/site-shapes.ts'
import { addPage, type PageStart, removePage } from '#domain/site/own-pages.ts'
import type { AnyPageId } from '#domain/site/pages.ts'
import { sampleBlock } from '#domain/site/samples.ts'
import type { MenuEntry } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { agencyFacts } from '../agency-facts.ts'
import { changeDraft } from './change-draft.ts'

/** Adds an agency's own page to the draft, with sample sections. */
export async function addOwnPage(
  ctx: Ctx,
  { title, start }: { title: string; start: PageStart },
): Promise<{ page: AnyPageId; draft: SiteDraft }> {
  const facts = await ctx.tx((tx) => agencyFacts(tx, ctx.agencyId))
  let page: AnyPageId = 'home'
  const draft = await changeDraft(ctx, (site) => {
    const added = addPage(site, { title, start, sample: (kind, id) => sampleBlock(kind, id, facts) })
    page = added.id
    return added.site
  })
  return { page, draft }
}

/** Throws site.unknown-page for a page that the agency did not add. */
export const removeOwnPage = (ctx: Ctx, { page }: { page: string }): Promise<SiteDraft> =>
  changeDraft(ctx, (site) => removePage(site, page))

export const arrangeMenu = (ctx: Ctx, { menu }: { menu: MenuEntry[] }): Promise<SiteDraft> =>
  changeDraft(ctx, (site) => ({ ...site, menu }))
