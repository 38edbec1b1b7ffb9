import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { CheckoutItem } from '../products/checkout-of-product.ts'
import { PURGE_AFTER_SECONDS, purgePersonalData } from './purge-personal-data.job.ts'

/** Enqueues the job that deletes personal data, when a checkout stores its first personal data. */
export async function queuePurgeOnFirstData(tx: Transaction, ctx: Ctx, item: CheckoutItem): Promise<void> {
  if (!item.draftCipher && !item.peopleCipher) await queuePurge(tx, ctx, item.checkoutId)
}

/** Enqueues it for a new checkout that starts with personal data. */
export const queuePurge = (tx: Transaction, { agencyId, system }: Ctx, checkoutId: string): Promise<void> =>
  system.jobs.enqueue(tx, purgePersonalData, { agencyId, checkoutId }, { afterSeconds: PURGE_AFTER_SECONDS })
