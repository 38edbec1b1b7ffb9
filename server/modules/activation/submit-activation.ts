import { eq } from 'drizzle-orm'
import type { Activation } from '#contract/account/activation.ts'
import { isOpenForChanges } from '#domain/agency/activation.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { activations } from '../../db/schema/index.ts'
import { readRecord } from '../agency/settings/agency-record.ts'
import { lockActivation, missingOf, readActivation, readLicences } from './read-activation.ts'
import { reviewActivation } from './review-activation.job.ts'

/**
 * Submits the agency's record and licence documents: a job sends them to the reviewer. Throws activation.incomplete with what is missing, and
 * activation.closed while a reviewer has them or after the agency is active.
 */
export async function submitActivation(ctx: Ctx): Promise<Activation> {
  const record = await readRecord(ctx)
  await ctx.tx(async (tx) => {
    const { state } = await lockActivation(tx, ctx)
    if (!isOpenForChanges(state)) throw new AppError('activation.closed')
    const missing = missingOf(record, await readLicences(tx, ctx))
    if (missing.length > 0) throw new AppError('activation.incomplete', { missing })
    await tx
      .update(activations)
      .set({
        state: 'submitted',
        note: '',
        reviewId: ctx.newId(),
        submittedBy: ctx.actor.name,
        submittedAt: ctx.now(),
        decidedAt: null,
      })
      .where(eq(activations.agencyId, ctx.agencyId))
    await ctx.system.jobs.enqueue(tx, reviewActivation, { agencyId: ctx.agencyId })
  })
  return readActivation(ctx)
}
