import type { SiteDraft } from '#contract/site-shapes.ts'
import type { Site } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeDraft, replaceDraft } from './change-draft.ts'

/**
 * Stores the whole draft. A replacement does not include what somebody else saved as `revision`: that draft can be restored. Throws
 * site.changed-elsewhere when somebody saved since `revision`.
 */
export const saveDraft = (
  ctx: Ctx,
  { site, revision, isReplacement }: { site: Site; revision: number; isReplacement: boolean },
): Promise<SiteDraft> =>
  isReplacement
    ? replaceDraft(ctx, { by: `The draft of ${ctx.actor.name}`, seen: revision, make: () => site })
    : changeDraft(ctx, () => site, revision)
