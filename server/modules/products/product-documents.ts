import type { Ctx } from '../../ctx.ts'

/** How a product is put on paper, into calendars and into mails. */
export interface ProductDocuments {
  pdf(ctx: Ctx, id: string): Promise<{ number: string; bytes: Buffer }>
  calendar(ctx: Ctx, id: string): Promise<{ number: string; text: string }>
  /** Mails the documents. `to` null means the order's contact. */
  mail(ctx: Ctx, input: { orderId: string; to: string | null; dedupeKey: string }): Promise<void>
  /** Tells the buyer that it is cancelled and what comes back. */
  mailCancelled?(ctx: Ctx, orderId: string): Promise<void>
}
