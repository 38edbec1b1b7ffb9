import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ActivationState } from '#domain/agency/activation.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Verdict } from '#integrations/reviews/port.ts'
import { systemCtx } from '../../ctx.ts'
import { activations } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { readRecord } from '../agency/settings/agency-record.ts'
import { readLicences } from './read-activation.ts'

const Payload = z.object({ agencyId: z.uuid() })

/** While the reviewer has not decided, or does not answer, the verdict is asked for this often. */
const POLL_SECONDS = 300

const stateOf: Record<Exclude<Verdict['decision'], 'pending'>, ActivationState> = {
  approved: 'active',
  'more-needed': 'more-needed',
}

/** Sends a submitted activation to the reviewer, who is asked again under the same id until they have decided. Without a reviewer it waits. */
export const reviewActivation: Job<typeof Payload> = defineJob({
  name: 'activation.review',
  payload: Payload,
  retries: 20,
  async handle(system, { agencyId }) {
    const { reviews } = system.integrations
    if (!reviews) return
    const ctx = await systemCtx(system, agencyId)
    const { row, documents } = await ctx.tx(async (tx) => {
      const [row] = await tx.select().from(activations).where(eq(activations.agencyId, agencyId)).limit(1)
      return { row, documents: await readLicences(tx, ctx) }
    })
    if (row?.state !== 'submitted' || row.reviewId === null) return
    const { reviewId } = row
    const askAgain = () => ctx.tx((tx) => system.jobs.enqueue(tx, reviewActivation, { agencyId }, { afterSeconds: POLL_SECONDS }))
    const submission = {
      id: reviewId,
      country: ctx.regional.country,
      ...(await readRecord(ctx)),
      documents: documents.map(({ name, type, bytes }) => ({ name, type, bytes })),
    }
    const verdict = await reviews.review(submission).catch((error: unknown) => {
      if (error instanceof SupplierError) return null
      throw error
    })
    if (verdict === null || verdict.decision === 'pending') return askAgain()
    const { decision, note } = verdict
    await ctx.tx(async (tx) => {
      const [decided] = await tx
        .update(activations)
        .set({ state: stateOf[decision], note, decidedAt: ctx.now() })
        .where(and(eq(activations.agencyId, agencyId), eq(activations.reviewId, reviewId), eq(activations.state, 'submitted')))
        .returning({ state: activations.state })
      if (!decided) return
      const payload = { isActive: decided.state === 'active' }
      await recordEvent(tx, ctx, { kind: 'activation.decided', subject: agencyId, payload })
    })
  },
})
