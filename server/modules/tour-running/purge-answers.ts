import { and, eq, lt, sql } from 'drizzle-orm'
import { ANSWERS_DAYS, answersWithout, peopleWithout } from '#domain/authored-tours/sale/personal-answers.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, orders, serviceRequests, tourOwnBookings } from '../../db/schema/index.ts'
import { openPeople, type OwnBookingRow } from '../own-tours/bookings/own-booking-row.ts'
import { OWN_SUPPLIER } from '../own-tours/supplier/own-supplier-id.ts'
import { openTourContact } from '../tours/order/tour-contact.ts'

const DAY_MS = 86_400_000
/** Bookings of one run; the rest waits for the next day. */
const MOST = 1_000

/** Deletes answers to personal questions of departures that are long over, in bookings, in their orders and in what was typed for them. */
export async function purgeAnswers(tx: Transaction, ctx: Ctx): Promise<void> {
  const over = new Date(ctx.now().getTime() - ANSWERS_DAYS * DAY_MS)
  const rows = await tx
    .select()
    .from(tourOwnBookings)
    .where(
      and(
        eq(tourOwnBookings.agencyId, ctx.agencyId),
        lt(tourOwnBookings.endsAt, over),
        sql`${tourOwnBookings.personalQuestions} <> '[]'::jsonb`,
      ),
    )
    .limit(MOST)
    .for('update')
  for (const row of rows) {
    const people = peopleWithout(openPeople(ctx, row), row.personalQuestions)
    await tx
      .update(tourOwnBookings)
      .set({ peopleCipher: ctx.system.cipher.seal(people), personalQuestions: [] })
      .where(and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.id, row.id)))
    if (row.resellerId === null) await purgeOrder(tx, ctx, row)
  }
}

/** The order of a booking of the agency's own, with what was typed in its checkout and for its changes. */
async function purgeOrder(tx: Transaction, ctx: Ctx, { uuid, personalQuestions }: OwnBookingRow): Promise<void> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.supplier, OWN_SUPPLIER.id), eq(orders.supplierOrderId, uuid)))
  if (!order) return
  const contact = openTourContact(ctx, order)
  const contactCipher = ctx.system.cipher.seal({ ...contact, answers: answersWithout(contact.answers, personalQuestions) })
  await tx
    .update(orders)
    .set({ contactCipher })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
  await tx
    .update(serviceRequests)
    .set({ peopleCipher: null, wantedCipher: null })
    .where(and(eq(serviceRequests.agencyId, ctx.agencyId), eq(serviceRequests.orderId, order.id)))
  if (order.checkoutItemId)
    await tx
      .update(checkoutItems)
      .set({ peopleCipher: null, draftCipher: null })
      .where(and(eq(checkoutItems.agencyId, ctx.agencyId), eq(checkoutItems.id, order.checkoutItemId)))
}
