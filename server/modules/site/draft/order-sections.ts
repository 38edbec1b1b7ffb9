import type { SiteDraft } from '#contract/site-shapes.ts'
import { orderSections as inOrder } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeDraft } from './change-draft.ts'

/** Sets the order of a page's sections. Throws site.unknown-page, and site.unknown-section unless each is named once. */
export const orderSections = (ctx: Ctx, { page, sections }: { page: string; sections: string[] }): Promise<SiteDraft> =>
  changeDraft(ctx, (site) => inOrder(site, page, sections))
