import { and, eq, inArray } from 'drizzle-orm'
import { noContact, nobody, type OwnPeople } from '#domain/authored-tours/sale/own-booking.ts'
import { ERASED_NAME } from '#domain/customers/customer.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { type Order, tourOwnBookings } from '../../../db/schema/index.ts'
import { ownSeller } from '../../own-tours/seller.ts'
import { OWN_SUPPLIER } from '../../own-tours/supplier/own-supplier-id.ts'

const erased: OwnPeople = { ...nobody, contact: { ...noContact, fullName: ERASED_NAME } }

/** Removes the people of the bookings that orders of own tours made; their seats, prices and check-ins stay. */
export async function eraseOwnBookings(tx: Transaction, ctx: Ctx, orders: readonly Order[]): Promise<void> {
  const uuids = orders
    .filter(({ supplier }) => supplier === OWN_SUPPLIER.id)
    .flatMap(({ supplierOrderId }) => supplierOrderId ?? [])
  if (uuids.length === 0) return
  await tx
    .update(tourOwnBookings)
    .set({ peopleCipher: ctx.system.cipher.seal(erased) })
    .where(
      and(
        eq(tourOwnBookings.agencyId, ctx.agencyId),
        eq(tourOwnBookings.sellerId, ownSeller(ctx.agencyId).id),
        inArray(tourOwnBookings.uuid, uuids),
      ),
    )
}
