import type { SiteDraft } from '#contract/site-shapes.ts'
import type { Site } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeDraft } from './change-draft.ts'

/** Replaces the links to other sites. */
export const setLinks = (ctx: Ctx, { links }: { links: Site['externalLinks'] }): Promise<SiteDraft> =>
  changeDraft(ctx, (site) => ({ ...site, externalLinks: links }))
