import type { Ctx } from '../../ctx.ts'
import { savedTravellers } from '../../db/schema/index.ts'
import { readSavedRow, thisSaved } from './saved-row.ts'

/** Deletes a saved traveller. Throws access.not-found. */
export const removeTraveller = (ctx: Ctx, id: string): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    await readSavedRow(tx, ctx, id)
    await tx.delete(savedTravellers).where(thisSaved(ctx, id))
    return { done: true }
  })
