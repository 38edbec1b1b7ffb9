import type { SiteDraft } from '#contract/site-shapes.ts'
import { changeSection as withSection } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { given } from '../given.ts'
import { changeDraft } from './change-draft.ts'

export interface SectionChange {
  page: string
  section: string
  isVisible?: boolean
  title?: string
  layout?: string
}

/** Changes visibility, title or layout of one section of the draft. Throws site.unknown-page and site.unknown-section. */
export const changeSection = (ctx: Ctx, { page, section, ...change }: SectionChange): Promise<SiteDraft> =>
  changeDraft(ctx, (site) => withSection(site, page, section, given(change)))
