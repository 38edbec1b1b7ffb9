import type { Ctx } from '../../ctx.ts'

/** How a product is put on paper and into calendars. */
export interface ProductDocuments {
  pdf(ctx: Ctx, id: string): Promise<{ number: string; bytes: Buffer }>
  calendar(ctx: Ctx, id: string): Promise<{ number: string; text: string }>
}
