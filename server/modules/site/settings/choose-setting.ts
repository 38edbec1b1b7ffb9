import type { SiteDraft } from '#contract/site-shapes.ts'
import { type Choice, choose } from '#domain/site/settings.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeDraft } from '../draft/change-draft.ts'

/** Puts one page, product or way to pay of the draft among the chosen, or takes it out; who changes another meanwhile loses nothing. */
export const chooseSetting = (ctx: Ctx, choice: Choice): Promise<SiteDraft> =>
  changeDraft(ctx, (site) => ({ ...site, settings: choose(site.settings, choice) }))
