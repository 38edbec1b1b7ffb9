import type { SiteDraft } from '#contract/site.ts'
import { changePage as withPage } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeDraft } from './change-draft.ts'
import { given } from '../given.ts'

export interface PageChange {
  page: string
  title?: string
  description?: string
  isVisible?: boolean
}

/** Retitles, describes, shows or hides a page of the draft. Throws site.unknown-page. */
export const changePage = (ctx: Ctx, { page, ...change }: PageChange): Promise<SiteDraft> =>
  changeDraft(ctx, (site) => withPage(site, page, given(change)))
