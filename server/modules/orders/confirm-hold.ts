import { and, eq } from 'drizzle-orm'
import { Contact } from '#domain/flights/traveller.ts'
import type { SupplierOrder } from '#integrations/flights/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { externalReferences, orders, orderTravellers } from '../../db/schema/index.ts'
import { queueDeadline } from './hold-deadline.job.ts'
import { searchTextOf } from './search-text.ts'
import { sendOrderMail } from './send-order-mail.job.ts'
import { type Order, transitionOrder } from './transition-order.ts'

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** The airline holds the seats: keeps its locator and deadlines, watches the deadline, and tells the agency. */
export async function confirmHold(tx: Transaction, ctx: Ctx, input: { order: Order; answer: SupplierOrder }): Promise<void> {
  const { order, answer } = input
  const { bookingReference, id: supplierOrderId } = answer
  const travellers = await tx
    .select()
    .from(orderTravellers)
    .where(and(eq(orderTravellers.agencyId, ctx.agencyId), eq(orderTravellers.orderId, order.id)))
  const contact = Contact.parse(ctx.system.cipher.open(order.contactCipher))
  const held = await transitionOrder(tx, ctx, {
    order,
    event: 'hold-confirmed',
    note: bookingReference ? `Booking reference ${bookingReference}` : null,
    set: {
      supplierOrderId,
      bookingReference,
      // Where the airline does not repeat its deadline, the offer's own stands.
      payBy: instantOf(answer.payBy) ?? order.payBy,
      priceUntil: instantOf(answer.priceGuaranteedUntil) ?? order.priceUntil,
      searchText: searchTextOf({ number: order.number, people: { travellers, contact }, bookingReference, ticketNumbers: [] }),
    },
  })
  if (supplierOrderId)
    await tx
      .insert(externalReferences)
      .values({ provider: order.supplier, reference: supplierOrderId, agencyId: ctx.agencyId, orderId: order.id })
      .onConflictDoNothing()
  await queueDeadline(tx, ctx, held)
  await ctx.system.jobs.enqueue(tx, sendOrderMail, { agencyId: ctx.agencyId, orderId: order.id, mail: 'hold-confirmed' })
}

/** Airlines move their deadlines: a held order follows, and so does what watches it. */
export async function followDeadline(tx: Transaction, ctx: Ctx, input: { order: Order; answer: SupplierOrder }): Promise<Order> {
  const { order, answer } = input
  const payBy = instantOf(answer.payBy) ?? order.payBy
  const priceUntil = instantOf(answer.priceGuaranteedUntil) ?? order.priceUntil
  const isSame = payBy?.getTime() === order.payBy?.getTime() && priceUntil?.getTime() === order.priceUntil?.getTime()
  if (isSame) return order
  const [changed] = await tx
    .update(orders)
    .set({ payBy, priceUntil })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
    .returning()
  if (!changed) throw new Error('the order is gone')
  if (payBy?.getTime() !== order.payBy?.getTime()) await queueDeadline(tx, ctx, changed)
  return changed
}
