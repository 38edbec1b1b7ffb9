import type { SiteDraft } from '#contract/site.ts'
import type { Site } from '#domain/site/site.ts'
import type { Ctx } from '../../ctx.ts'
import { changeDraft } from './change-draft.ts'

/** Keeps the whole draft. Throws site.changed-elsewhere when somebody saved since `revision`. */
export const saveDraft = (ctx: Ctx, { site, revision }: { site: Site; revision: number }): Promise<SiteDraft> =>
  changeDraft(ctx, () => site, revision)
