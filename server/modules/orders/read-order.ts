import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orderDetails, orders, users } from '../../db/schema/index.ts'
import { isOwnOrder } from '../access/is-own.ts'
import { readPeople } from '../products/read-people.ts'
import { departsFrom } from './departs-from.ts'

const StoredContact = z.object({ email: z.string(), phone: z.string() })

/**
 * One of the agency's orders with its contact, people, what its product stored after the sale (read it by the product's shape) and the name of who made it, null for a customer. Throws
 * access.not-found for any other id, and for a visitor who may not see it.
 */
export async function readOrder(tx: Transaction, ctx: Ctx, id: string) {
  const [found] = await tx
    .select({ order: orders, createdBy: users.name, departsFrom, stored: orderDetails.details })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.createdBy))
    .leftJoin(orderDetails, and(eq(orderDetails.agencyId, orders.agencyId), eq(orderDetails.orderId, orders.id)))
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, id)))
    .limit(1)
  if (!found || !isOwnOrder(ctx, found.order)) throw new AppError('access.not-found')
  const people = await readPeople(tx, ctx, id)
  const contact = StoredContact.parse(ctx.system.cipher.open(found.order.contactCipher))
  const { order, createdBy, departsFrom: airport, stored } = found
  return { order, createdBy, departsFrom: airport, details: stored ?? {}, people, contact }
}
