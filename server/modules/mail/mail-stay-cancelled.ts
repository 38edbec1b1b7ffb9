import type { Ctx } from '../../ctx.ts'

/** Tells the guests that their stay is cancelled and what comes back. */
export async function mailStayCancelled(_ctx: Ctx, _orderId: string): Promise<void> {}
