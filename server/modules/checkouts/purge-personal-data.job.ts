import { and, eq, exists, lt, ne } from 'drizzle-orm'
import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { checkoutItems, checkouts } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'

const Payload = z.object({ agencyId: z.uuid(), checkoutId: z.uuid() })

/** By then neither the next checkout nor a late payment needs the entered data. */
export const PURGE_AFTER_SECONDS = 24 * 3_600
/** A checkout that expired less than this ago is not changed. */
const SETTLED_MS = 20 * 3_600_000

/** Deletes travellers, passports and form values of a checkout that did not become an order. */
export const purgePersonalData: Job<typeof Payload> = defineJob({
  name: 'checkouts.forget-typed',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId, checkoutId }) {
    const ctx = await systemCtx(system, agencyId)
    const settled = new Date(ctx.now().getTime() - SETTLED_MS)
    await ctx.tx((tx) => {
      const unsold = tx
        .select({ id: checkouts.id })
        .from(checkouts)
        .where(
          and(
            eq(checkouts.agencyId, agencyId),
            eq(checkouts.id, checkoutId),
            ne(checkouts.state, 'done'),
            lt(checkouts.expiresAt, settled),
          ),
        )
      return tx
        .update(checkoutItems)
        .set({ draftCipher: null, peopleCipher: null })
        .where(and(eq(checkoutItems.agencyId, agencyId), eq(checkoutItems.checkoutId, checkoutId), exists(unsold)))
    })
  },
})
