import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { orderPeople, orders, savedTravellers } from '../../../db/schema/index.ts'
import { searchText } from '../../../db/search-terms.ts'
import { openSaved } from '../../travellers/saved-row.ts'

/** The orders of a customer. */
export const readOwnOrders = (tx: Transaction, ctx: Ctx, customerId: string) =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.customerId, customerId)))
    .orderBy(orders.number)

/** The people of orders. */
export const readOrderPeople = async (tx: Transaction, ctx: Ctx, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : tx
        .select()
        .from(orderPeople)
        .where(and(eq(orderPeople.agencyId, ctx.agencyId), inArray(orderPeople.orderId, [...orderIds])))
        .orderBy(orderPeople.orderId, orderPeople.position)

type Person = Awaited<ReturnType<typeof readOrderPeople>>[number]

/** The saved travellers who are one of these people: the same name and date of birth. */
export async function findSavedTravellers(tx: Transaction, ctx: Ctx, people: readonly Person[]): Promise<string[]> {
  const bornOn = new Map(people.map((one) => [searchText([one.givenName, one.familyName]), one.bornOn]))
  if (bornOn.size === 0) return []
  const rows = await tx
    .select()
    .from(savedTravellers)
    .where(and(eq(savedTravellers.agencyId, ctx.agencyId), inArray(savedTravellers.searchText, [...bornOn.keys()])))
  return rows.filter((row) => openSaved(ctx, row).bornOn === bornOn.get(row.searchText)).map(({ id }) => id)
}
