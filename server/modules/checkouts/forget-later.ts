import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { CheckoutItem } from '../products/checkout-of-product.ts'
import { FORGET_AFTER_SECONDS, forgetTyped } from './forget-typed.job.ts'

/** Enqueues the job that deletes personal data, when a checkout stores its first personal data. */
export async function forgetLater(tx: Transaction, ctx: Ctx, item: CheckoutItem): Promise<void> {
  if (!item.draftCipher && !item.peopleCipher) await queueForgetting(tx, ctx, item.checkoutId)
}

/** Enqueues it for a new checkout that starts with personal data. */
export const queueForgetting = (tx: Transaction, { agencyId, system }: Ctx, checkoutId: string): Promise<void> =>
  system.jobs.enqueue(tx, forgetTyped, { agencyId, checkoutId }, { afterSeconds: FORGET_AFTER_SECONDS })
