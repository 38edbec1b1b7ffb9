import { and, eq } from 'drizzle-orm'
import { Contact } from '#domain/contact.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { externalReferences, orderTravellers, stayDetails } from '../../../db/schema/index.ts'
import { sendOrderMail } from '../../notifications/send-order-mail.job.ts'
import { cancelReplacedLater } from '../price-watch/cancel-replaced.job.ts'
import { watchLater } from '../price-watch/watch-price.job.ts'
import { searchTextOf } from '../search-text.ts'
import { type Order, transitionOrder } from '../transition-order.ts'
import { postIssue } from './post-issue.ts'
import { readNames } from './read-names.ts'

export interface IssuedOrder {
  order: Order
  supplierOrderId: string | null
  bookingReference: string | null
  tickets: readonly { passengerId: string; number: string }[]
  /** Of a stay: how the house is reached. */
  propertyPhone?: string | null
  propertyEmail?: string | null
}

/** Tickets exist, or the room is confirmed: keeps their numbers, owes the supplier its net, gives the agency its margin, and sends the documents. */
export async function recordIssued(tx: Transaction, ctx: Ctx, issued: IssuedOrder): Promise<void> {
  const { order, tickets, bookingReference, supplierOrderId } = issued
  for (const ticket of tickets)
    await tx
      .update(orderTravellers)
      .set({ ticketNumber: ticket.number })
      .where(
        and(
          eq(orderTravellers.agencyId, ctx.agencyId),
          eq(orderTravellers.orderId, order.id),
          eq(orderTravellers.passengerId, ticket.passengerId),
        ),
      )
  const names = await readNames(tx, ctx, order)
  const { email } = Contact.parse(ctx.system.cipher.open(order.contactCipher))
  const ticketNumbers = tickets.map((ticket) => ticket.number)
  await transitionOrder(tx, ctx, {
    order,
    event: 'documents-issued',
    note: bookingReference ? `Booking reference ${bookingReference}` : null,
    set: {
      supplierOrderId: supplierOrderId ?? order.supplierOrderId,
      bookingReference: bookingReference ?? order.bookingReference,
      searchText: searchTextOf({
        numberPrefix: order.numberPrefix,
        number: order.number,
        names,
        email,
        bookingReference,
        ticketNumbers,
      }),
    },
  })
  if (supplierOrderId)
    await tx
      .insert(externalReferences)
      .values({ provider: order.supplier, reference: supplierOrderId, agencyId: ctx.agencyId, orderId: order.id })
      .onConflictDoNothing()
  if (issued.propertyPhone || issued.propertyEmail) {
    const { propertyPhone = null, propertyEmail = null } = issued
    await tx
      .insert(stayDetails)
      .values({ orderId: order.id, agencyId: ctx.agencyId, propertyPhone, propertyEmail })
      .onConflictDoNothing()
  }
  await postIssue(tx, ctx, order)
  await watchLater(tx, ctx, order)
  await cancelReplacedLater(tx, ctx, order)
  await ctx.system.jobs.enqueue(tx, sendOrderMail, { agencyId: ctx.agencyId, orderId: order.id, mail: 'issued' })
}
