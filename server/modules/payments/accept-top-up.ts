import { topUp } from '#domain/money/ledger.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { chargedBy, feeOf, type PaymentRow } from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { lockReversing, reverseTopUp } from './reverse-top-up.ts'
import { firstPoll, watchTopUp } from './watch-top-up.job.ts'

/** Posts a top-up to the wallet. Amounts that the wallet owes for reversed top-ups are taken first, before the balance can be spent. */
export async function acceptTopUp(
  tx: Transaction,
  ctx: Ctx,
  { payment, by }: { payment: PaymentRow; by: string },
): Promise<void> {
  const reversing = await lockReversing(tx, ctx, payment.currency)
  const movement = topUp(chargedBy(payment), feeOf(payment))
  await postMovement(tx, ctx, { movement, reference: payment.id, title: `Wallet top-up ${by}` })
  for (const earlier of reversing) await reverseTopUp(tx, ctx, earlier)
  await ctx.system.jobs.enqueue(tx, watchTopUp, { agencyId: ctx.agencyId, paymentId: payment.id, look: 0 }, firstPoll)
}
