import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { branches, orderDetails, orders, users } from '../../db/schema/index.ts'
import { isOwnOrder } from '../access/is-own.ts'
import { readPeople } from '../products/read-people.ts'
import { departsFrom } from './departs-from.ts'

const orderById = prepared((tx: Transaction) =>
  tx
    .select({ order: orders, createdBy: users.name, branch: branches.name, departsFrom, stored: orderDetails.details })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.createdBy))
    .leftJoin(branches, eq(branches.id, orders.branchId))
    .leftJoin(orderDetails, and(eq(orderDetails.agencyId, orders.agencyId), eq(orderDetails.orderId, orders.id)))
    .where(and(eq(orders.agencyId, sql.placeholder('agencyId')), eq(orders.id, sql.placeholder('id'))))
    .prepare('order'),
)

const StoredContact = z.object({ email: z.string(), phone: z.string() })

/**
 * Reads in one round trip one of the agency's orders with its contact, people, its product's details (parse them by the product's schema) and the
 * seller's name, null for a customer. Throws access.not-found for any other id, and for a visitor who may not see it.
 */
export async function readOrder(tx: Transaction, ctx: Ctx, id: string) {
  const [[found], people] = await Promise.all([orderById(tx).execute({ agencyId: ctx.agencyId, id }), readPeople(tx, ctx, id)])
  if (!found || !isOwnOrder(ctx, found.order)) throw new AppError('access.not-found')
  const contact = StoredContact.parse(ctx.system.cipher.open(found.order.contactCipher))
  const { order, createdBy, branch, departsFrom: airport, stored } = found
  return { order, createdBy, branch, departsFrom: airport, details: stored ?? {}, people, contact }
}
