import { subtract } from '#domain/money/money.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { OfPayment } from '../../jobs/payloads.ts'
import { chargedBy, feeOf, readPayment } from '../ledger/payment-row.ts'
import { findOwner } from '../mail/find-owner.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readBrand } from '../mail/read-brand.ts'

/** Notifies the agency of a top-up that the gateway reversed. */
export const notifyReversed = defineJob({
  name: 'money.tell-reversed',
  payload: OfPayment,
  retries: 5,
  handle: async (system, { agencyId, paymentId }) => mailTopUpReversed(await systemCtx(system, agencyId), paymentId),
})

/** Mails the agency that a reversed top-up was taken from the wallet, or is still owed. Each mail once; none for any other payment. */
async function mailTopUpReversed(ctx: Ctx, paymentId: string): Promise<void> {
  const owner = await findOwner(ctx)
  await ctx.tx(async (tx) => {
    const payment = await readPayment(tx, ctx, paymentId)
    const to = (await readBrand(tx, ctx)).email ?? owner
    const isOwed = payment.status === 'reversing'
    if (!to || !(isOwed || payment.status === 'reversed')) return
    await queueMail(tx, ctx, {
      template: 'top-up-reversed',
      to,
      data: {
        amount: subtract(chargedBy(payment), feeOf(payment)),
        isOwed,
        reference: payment.reference,
        url: `${ctx.origin}/transactions`,
      },
      dedupeKey: `top-up-reversed:${paymentId}:${payment.status}`,
    })
  })
}
