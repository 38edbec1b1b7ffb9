import { depositPayment } from '#domain/money/ledger.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { chargedBy, feeOf, type PaymentRow } from '../../ledger/payment-row.ts'
import { postMovement } from '../../ledger/post-movement.ts'
import { firstPoll, watchTopUp } from '../watch-top-up.job.ts'
import { type DepositRow, depositsOf, moveDeposit, paidParts } from './deposit-row.ts'
import { startReturn } from './start-return.ts'

/** A deposit has arrived: it is held for its customer. One whose part was paid by another payment meanwhile goes back. */
export async function acceptDeposit(
  tx: Transaction,
  ctx: Ctx,
  { payment, deposit }: { payment: PaymentRow; deposit: DepositRow },
): Promise<void> {
  const { purpose, subjectId, part, about } = deposit
  // Two payments of one part that arrive at once wait for each other.
  const others = await depositsOf(tx, ctx, { purpose, subjectIds: [subjectId] }, 'lock')
  const movement = depositPayment(chargedBy(payment), feeOf(payment))
  await postMovement(tx, ctx, { movement, reference: payment.id, title: about })
  if (paidParts(others).includes(part)) await startReturn(tx, ctx, deposit, { reason: 'It was paid twice.' })
  else await moveDeposit(tx, ctx, deposit, { state: 'held' })
  await ctx.system.jobs.enqueue(tx, watchTopUp, { agencyId: ctx.agencyId, paymentId: payment.id, look: 0 }, firstPoll)
}
