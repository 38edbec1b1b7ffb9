import type { SiteDraft } from '#contract/site-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { DraftSite } from '#domain/site/site.ts'
import type { Ctx } from '../../../ctx.ts'
import { replaceDraft } from '../draft/change-draft.ts'
import { readVersion } from './read-version.ts'

/**
 * Makes a published version the draft; visitors see it after the next publishing. The previous draft can be restored. Throws access.not-found and
 * site.changed-elsewhere.
 */
export const restoreVersion = (ctx: Ctx, { number, revision }: { number: number; revision: number }): Promise<SiteDraft> =>
  replaceDraft(ctx, { by: `Version ${number}`, seen: revision, make: (_, tx) => readVersion(tx, ctx, number) })

/** Restores the draft that was replaced last. Throws site.nothing-replaced and site.changed-elsewhere. */
export const bringBackDraft = (ctx: Ctx, { revision }: { revision: number }): Promise<SiteDraft> =>
  replaceDraft(ctx, {
    by: 'The draft that was brought back',
    seen: revision,
    make({ replacedDraft }) {
      if (!replacedDraft) throw new AppError('site.nothing-replaced')
      return DraftSite.parse(replacedDraft)
    },
  })
