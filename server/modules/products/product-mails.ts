import type { Ctx } from '../../ctx.ts'

/** The mails about an order that differ by product. */
export interface ProductMails {
  /** Mails the documents. `to` null means the order's contact. */
  documents(ctx: Ctx, input: { orderId: string; to: string | null; dedupeKey: string }): Promise<void>
  /** Tells the buyer that it is cancelled and what comes back. */
  cancelled?(ctx: Ctx, orderId: string): Promise<void>
}
