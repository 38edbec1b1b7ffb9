import { and, asc, eq } from 'drizzle-orm'
import type { Guest } from '#domain/stays/guest.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orderGuests } from '../../db/schema/index.ts'

/** Who stays, room by room, in the order they were entered. */
export const readGuests = (tx: Transaction, ctx: Ctx, orderId: string): Promise<Guest[]> =>
  tx
    .select({
      room: orderGuests.room,
      type: orderGuests.type,
      age: orderGuests.age,
      title: orderGuests.title,
      givenName: orderGuests.givenName,
      familyName: orderGuests.familyName,
    })
    .from(orderGuests)
    .where(and(eq(orderGuests.agencyId, ctx.agencyId), eq(orderGuests.orderId, orderId)))
    .orderBy(asc(orderGuests.position))
