import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { savedCards } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { authorizationOf } from './card-authorization.ts'

/** The row of the card is deleted by then: the authorization is that of the row, encrypted. */
const Payload = z.object({ agencyId: z.uuid(), authorizationCipher: z.string(), last4: z.string() })
type Payload = z.infer<typeof Payload>

/**
 * Deactivates the authorization of a removed card at the gateway. The gateway has one authorization for a card and an e-mail address: while a row has
 * it, of another agency of the same member or of this one again, it stays. Retried for hours when the gateway fails.
 */
export const deactivateCard: Job<typeof Payload> = defineJob({
  name: 'subscription.deactivate-card',
  payload: Payload,
  retries: 12,
  async handle(system, removed) {
    const ctx = await systemCtx(system, removed.agencyId)
    const { payments } = ctx.system.integrations
    if (!payments.deactivateSaved) return
    const { authorizationCode } = authorizationOf(ctx, removed)
    if (await isSaved(ctx, { authorizationCode, last4: removed.last4 })) return
    await payments.deactivateSaved({ authorizationCode })
  },
})

/** Enqueues it for a card whose row is deleted or replaced in this transaction. */
export const deactivateLater = (
  tx: Transaction,
  ctx: Ctx,
  { authorizationCipher, last4 }: Pick<Payload, 'authorizationCipher' | 'last4'>,
): Promise<void> => ctx.system.jobs.enqueue(tx, deactivateCard, { agencyId: ctx.agencyId, authorizationCipher, last4 })

/** Whether an agency has saved the authorization. Encrypted texts cannot be compared: the digits leave few cards to decrypt. */
async function isSaved(ctx: Ctx, { authorizationCode, last4 }: { authorizationCode: string; last4: string }): Promise<boolean> {
  const cards = await ctx.system.db
    .select({ authorizationCipher: savedCards.authorizationCipher })
    .from(savedCards)
    .where(eq(savedCards.last4, last4))
  return cards.some((card) => authorizationOf(ctx, card).authorizationCode === authorizationCode)
}
