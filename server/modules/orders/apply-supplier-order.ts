import { and, eq } from 'drizzle-orm'
import { issue } from '#domain/ledger.ts'
import { subtract } from '#domain/money.ts'
import { gatewayFeeOf, netOf } from '#domain/pricing.ts'
import { Contact } from '#domain/flights/traveller.ts'
import type { SupplierOrder } from '#integrations/flights/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { externalReferences, orderTravellers } from '../../db/schema/index.ts'
import { postMovement } from '../money/post-movement.ts'
import { failOrder } from './fail-order.ts'
import { reconcileOrder } from './reconcile-order.job.ts'
import { searchTextOf } from './search-text.ts'
import { sendOrderMail } from './send-order-mail.job.ts'
import { type Order, transitionOrder } from './transition-order.ts'

const ASK_AGAIN_SECONDS = 10

type Apply = (tx: Transaction, ctx: Ctx, input: { order: Order; answer: SupplierOrder }) => Promise<void>

/** What each of the supplier's answers does to the order, which is locked. */
const byStatus: Record<SupplierOrder['status'], Apply> = {
  issued: (tx, ctx, { order, answer }) => recordIssued(tx, ctx, { order, ...answer, supplierOrderId: answer.id }),
  booked: async (tx, ctx, { order, answer }) => {
    if (order.status !== 'Booked')
      await transitionOrder(tx, ctx, {
        order,
        event: 'supplier-booked',
        set: { supplierOrderId: answer.id, bookingReference: answer.bookingReference },
      })
    await askAgain(tx, ctx, order)
  },
  held: (tx, ctx, { order }) =>
    failOrder(tx, ctx, { order, reason: 'The airline only holds the seats and did not take the payment.' }),
  pending: (tx, ctx, { order }) => askAgain(tx, ctx, order),
  cancelled: (tx, ctx, { order }) => failOrder(tx, ctx, { order, reason: 'The airline cancelled the booking.' }),
  failed: (tx, ctx, { order }) => failOrder(tx, ctx, { order, reason: 'The airline could not complete the booking.' }),
}

export const applySupplierOrder: Apply = (tx, ctx, input) => byStatus[input.answer.status](tx, ctx, input)

const askAgain = (tx: Transaction, ctx: Ctx, order: Order) =>
  ctx.system.jobs.enqueue(
    tx,
    reconcileOrder,
    { agencyId: ctx.agencyId, orderId: order.id, tries: 0 },
    { afterSeconds: ASK_AGAIN_SECONDS },
  )

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
