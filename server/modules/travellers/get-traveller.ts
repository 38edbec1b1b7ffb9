import type { SavedTraveller } from '#contract/travellers.ts'
import type { Ctx } from '../../ctx.ts'
import { savedTravellers } from '../../db/schema/index.ts'
import { openSaved, readSavedRow, thisSaved } from './saved-row.ts'

/** A saved traveller as a whole. */
export const getTraveller = (ctx: Ctx, id: string): Promise<SavedTraveller> =>
  ctx.tx(async (tx) => openSaved(ctx, await readSavedRow(tx, ctx, id)))

/** A saved traveller for filling a form, which makes it the last used of the list. */
export const chooseTraveller = (ctx: Ctx, id: string): Promise<SavedTraveller> =>
  ctx.tx(async (tx) => {
    const row = await readSavedRow(tx, ctx, id)
    await tx.update(savedTravellers).set({ usedAt: ctx.now() }).where(thisSaved(ctx, id))
    return openSaved(ctx, row)
  })
