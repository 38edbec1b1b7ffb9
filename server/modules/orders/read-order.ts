import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders, orderTravellers, users } from '../../db/schema/index.ts'
import { isOwnOrder } from '../access/is-own.ts'

const StoredContact = z.object({ email: z.string(), phone: z.string() })

/**
 * One of the agency's orders with its contact, travellers in their order and the name of who made it, null for a customer. Throws
 * access.not-found for any other id, and for a visitor who may not see it.
 */
export async function readOrder(tx: Transaction, ctx: Ctx, id: string) {
  const [found] = await tx
    .select({ order: orders, createdBy: users.name })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.createdBy))
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, id)))
    .limit(1)
  if (!found || !isOwnOrder(ctx, found.order)) throw new AppError('access.not-found')
  const people = await tx
    .select()
    .from(orderTravellers)
    .where(and(eq(orderTravellers.agencyId, ctx.agencyId), eq(orderTravellers.orderId, id)))
    .orderBy(asc(orderTravellers.position))
  const contact = StoredContact.parse(ctx.system.cipher.open(found.order.contactCipher))
  return { ...found, people, contact }
}

export type OrderRecordWhole = Awaited<ReturnType<typeof readOrder>>
