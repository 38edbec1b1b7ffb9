import { and, eq } from 'drizzle-orm'
import { Contact } from '#domain/flights/traveller.ts'
import { issue } from '#domain/ledger.ts'
import { subtract } from '#domain/money.ts'
import { gatewayFeeOf, netOf } from '#domain/pricing.ts'
import type { SupplierOrder } from '#integrations/flights/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { externalReferences, orderTravellers } from '../../db/schema/index.ts'
import { postMovement } from '../money/post-movement.ts'
import { failOrder } from './fail-order.ts'
import { searchTextOf } from './search-text.ts'
import { sendOrderMail } from './send-order-mail.job.ts'
import { type Order, transitionOrder } from './transition-order.ts'

/** Whether the answer settled the order or the supplier has to be asked again. */
export type Applied = 'settled' | 'ask-again'

type Apply = (tx: Transaction, ctx: Ctx, input: { order: Order; answer: SupplierOrder }) => Promise<Applied>

/** What each of the supplier's answers does to the order, which is locked. */
const byStatus: Record<SupplierOrder['status'], Apply> = {
  issued: async (tx, ctx, { order, answer }) => {
    await recordIssued(tx, ctx, { order, ...answer, supplierOrderId: answer.id })
    return 'settled'
  },
  booked: async (tx, ctx, { order, answer }) => {
    if (order.status === 'Booked') return 'ask-again'
    const set = { supplierOrderId: answer.id, bookingReference: answer.bookingReference }
    await transitionOrder(tx, ctx, { order, event: 'supplier-booked', set })
    return 'ask-again'
  },
  pending: async () => 'ask-again',
  held: failBecause('The airline only holds the seats and did not take the payment.'),
  cancelled: failBecause('The airline cancelled the booking.'),
  failed: failBecause('The airline could not complete the booking.'),
}

function failBecause(reason: string): Apply {
  return async (tx, ctx, { order }) => {
    await failOrder(tx, ctx, { order, reason })
    return 'settled'
  }
}

/** Applies what the supplier says of a booking to its order. */
export const applySupplierOrder: Apply = (tx, ctx, input) => byStatus[input.answer.status](tx, ctx, input)

export interface IssuedOrder {
  order: Order
  supplierOrderId: string | null
  bookingReference: string | null
  tickets: readonly { passengerId: string; number: string }[]
}

/** Tickets exist: keeps their numbers, owes the supplier its net, gives the agency its margin, and sends the documents. */
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
  const travellers = await tx
    .select()
    .from(orderTravellers)
    .where(and(eq(orderTravellers.agencyId, ctx.agencyId), eq(orderTravellers.orderId, order.id)))
  const contact = Contact.parse(ctx.system.cipher.open(order.contactCipher))
  const ticketNumbers = tickets.map((ticket) => ticket.number)
  await transitionOrder(tx, ctx, {
    order,
    event: 'documents-issued',
    note: bookingReference ? `Booking reference ${bookingReference}` : null,
    set: {
      supplierOrderId: supplierOrderId ?? order.supplierOrderId,
      bookingReference: bookingReference ?? order.bookingReference,
      searchText: searchTextOf({ number: order.number, people: { travellers, contact }, bookingReference, ticketNumbers }),
    },
  })
  if (supplierOrderId)
    await tx
      .insert(externalReferences)
      .values({ provider: order.supplier, reference: supplierOrderId, agencyId: ctx.agencyId, orderId: order.id })
      .onConflictDoNothing()
  const price = subtract(order.waterfall.total, gatewayFeeOf(order.waterfall))
  await postMovement(tx, ctx, {
    movement: issue(price, netOf(order.waterfall)),
    reference: order.id,
    title: `Issued: ${order.title}`,
    orderId: order.id,
  })
  await ctx.system.jobs.enqueue(tx, sendOrderMail, { agencyId: ctx.agencyId, orderId: order.id, mail: 'issued' })
}
