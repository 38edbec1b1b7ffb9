import type { Ctx } from '../../ctx.ts'

/** The order's page in the portal, as an address for mails and documents. */
export const orderUrl = (ctx: Ctx, order: { id: string; product: string }): string =>
  `${ctx.system.config.publicUrl}/order/${order.product}/${order.id}`
