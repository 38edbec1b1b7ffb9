import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { CheckoutItem } from '../products/checkout-of-product.ts'
import { FORGET_AFTER_SECONDS, forgetTyped } from './forget-typed.job.ts'

/** With the first personal data that a checkout takes in, the job that will wipe them is queued. */
export async function forgetLater(tx: Transaction, ctx: Ctx, item: CheckoutItem): Promise<void> {
  if (item.draftCipher || item.peopleCipher) return
  const job = { agencyId: ctx.agencyId, checkoutId: item.checkoutId }
  await ctx.system.jobs.enqueue(tx, forgetTyped, job, { afterSeconds: FORGET_AFTER_SECONDS })
}
