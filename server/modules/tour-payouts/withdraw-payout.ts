import { and, eq } from 'drizzle-orm'
import { payout, reversalOf } from '#domain/money/ledger.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { tourPayoutLines, tourPayouts } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { findMovement } from '../ledger/find-movement.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { lockOpenPayout, payoutNumber } from './read-payout.ts'

/** Takes a payout back that is not paid: its bookings can be in another one, and its posting is reversed. Throws as `lockOpenPayout`. */
export const withdrawPayout = (ctx: Ctx, { id, reason }: { id: string; reason: string }): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const row = await lockOpenPayout(tx, ctx, id)
    const { agencyId } = ctx
    await tx
      .update(tourPayouts)
      .set({ withdrawnAt: ctx.now(), withdrawnBy: ctx.actor.name, reason })
      .where(and(eq(tourPayouts.agencyId, agencyId), eq(tourPayouts.id, id)))
    await tx
      .update(tourPayoutLines)
      .set({ isWithdrawn: true })
      .where(and(eq(tourPayoutLines.agencyId, agencyId), eq(tourPayoutLines.payoutId, id)))
    const subject = `${payoutNumber(row)}, ${row.reseller}`
    const movement = reversalOf(payout(money(row.owed, row.currency)))
    if (movement.entries.length > 0)
      await postMovement(tx, ctx, {
        movement,
        reference: id,
        title: `Taken back: ${subject}`,
        reverses: await findMovement(tx, ctx, { kind: 'payout', reference: id }),
      })
    await recordAudit(tx, ctx, { action: 'payout.withdrawn', subject, after: { Reason: reason } })
    return { done: true as const }
  })
