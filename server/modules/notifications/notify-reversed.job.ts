import { subtract } from '#domain/money/money.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { OfPayment } from '../../jobs/payloads.ts'
import { chargedBy, feeOf, readPayment } from '../ledger/payment-row.ts'
import { findChoosers } from '../mail/find-choosers.ts'
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

/** Mails the agency, and members who chose it, that a reversed top-up was taken from the wallet or is still owed. Each mail once; none for any other payment. */
async function mailTopUpReversed(ctx: Ctx, paymentId: string): Promise<void> {
  const owner = await findOwner(ctx)
  const copies = (await findChoosers(ctx, 'wallet.reversed')).map(({ email }) => email)
  await ctx.tx(async (tx) => {
    const payment = await readPayment(tx, ctx, paymentId)
    const own = (await readBrand(tx, ctx)).email ?? owner
    const addresses = new Set(own === null ? copies : [own, ...copies])
    const isOwed = payment.status === 'reversing'
    if (!(isOwed || payment.status === 'reversed')) return
    const data = {
      amount: subtract(chargedBy(payment), feeOf(payment)),
      isOwed,
      reference: payment.reference,
      url: `${ctx.origin}/transactions`,
    }
    const key = `top-up-reversed:${paymentId}:${payment.status}`
    for (const to of addresses)
      await queueMail(tx, ctx, { template: 'top-up-reversed', to, data, dedupeKey: to === own ? key : `${key}:${to}` })
  })
}
