import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { checkouts } from '../../db/schema/index.ts'
import { readPrincipals } from '../delegates/read-delegates.ts'
import { assertOpen, readCheckoutRow } from './checkout-row.ts'

/**
 * Sells a checkout for a colleague, as their delegate, or for oneself again. Throws delegate.too-late once it has an order, and access.not-found
 * for a checkout that somebody else opened and for somebody whose delegate the member is not.
 */
export const sellFor = (ctx: Ctx, { id, member }: { id: string; member: string | null }): Promise<void> =>
  ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, id, 'lock')
    const { userId } = ctx.actor
    if (!userId || row.createdBy !== userId) throw new AppError('access.not-found')
    assertOpen(ctx, row)
    if (row.items.some(({ orderId }) => orderId !== null)) throw new AppError('delegate.too-late')
    const principals = member === null ? [] : await readPrincipals(tx, ctx, userId)
    if (member !== null && !principals.some((one) => one.id === member)) throw new AppError('access.not-found')
    await tx
      .update(checkouts)
      .set({ soldFor: member })
      .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.id, id)))
  })
