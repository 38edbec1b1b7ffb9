import type { SiteDraft } from '#contract/site-shapes.ts'
import { putInMenu } from '#domain/site/own-pages.ts'
import { changePage as withPage, type PageFacts } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { given } from '../given.ts'
import { changeDraft } from './change-draft.ts'

export interface PageChange extends Partial<PageFacts> {
  page: string
  /** Whether header and footer link to it. */
  isInMenu?: boolean
}

/** Changes a page of the draft: title, description, visibility, or its place in the menu. Throws site.unknown-page. */
export const changePage = (ctx: Ctx, { page, isInMenu, ...change }: PageChange): Promise<SiteDraft> =>
  changeDraft(ctx, (site) => {
    const changed = withPage(site, page, given(change))
    return isInMenu === undefined ? changed : putInMenu(changed, page, isInMenu)
  })
