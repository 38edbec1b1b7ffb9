import type { SiteDraft } from '#contract/site-shapes.ts'
import { type Choice, choose } from '#domain/site/settings.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeDraft } from '../draft/change-draft.ts'

/** Adds one page, product or payment method to the draft's selection, or removes it; a concurrent change of another one is preserved. */
export const chooseSetting = (ctx: Ctx, choice: Choice): Promise<SiteDraft> =>
  changeDraft(ctx, (site) => ({ ...site, settings: choose(site.settings, choice) }))
