import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import { type Order, tourOwnBookings } from '../../../db/schema/index.ts'
import { ownSeller } from '../../own-tours/seller.ts'
import { OWN_SUPPLIER } from '../../own-tours/supplier/own-supplier-id.ts'

/** The ids of the bookings that orders of own tours made. */
export const ownBookingsOf = (orders: readonly Order[]): string[] =>
  orders.filter(({ supplier }) => supplier === OWN_SUPPLIER.id).flatMap(({ supplierOrderId }) => supplierOrderId ?? [])

/** The condition of these bookings of the agency. */
export const isOneOf = (ctx: Ctx, uuids: string[]) =>
  and(
    eq(tourOwnBookings.agencyId, ctx.agencyId),
    eq(tourOwnBookings.sellerId, ownSeller(ctx.agencyId).id),
    inArray(tourOwnBookings.uuid, uuids),
  )
