import { Contact } from '#domain/contact/contact.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { externalReferences } from '../../../db/schema/index.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { readPeople } from '../../products/read-people.ts'
import { searchTextOf } from '../search-text.ts'
import { type Order, transitionOrder } from '../transition-order.ts'
import { deadlinesOf, queueDeadline } from './hold-deadline.job.ts'

/** The seller holds it: stores its reference and deadlines, and watches the deadline. */
export async function confirmHold(tx: Transaction, ctx: Ctx, input: { order: Order; answer: SupplierOrder }): Promise<void> {
  const { order, answer } = input
  const { bookingReference, id: supplierOrderId } = answer
  const names = await readPeople(tx, ctx, order.id)
  const { email } = Contact.parse(ctx.system.cipher.open(order.contactCipher))
  const held = await transitionOrder(tx, ctx, {
    order,
    event: 'hold-confirmed',
    note: bookingReference ? `Booking reference ${bookingReference}` : null,
    set: {
      supplierOrderId,
      bookingReference,
      ...deadlinesOf(order, answer),
      searchText: searchTextOf({
        numberPrefix: order.numberPrefix,
        number: order.number,
        title: order.title,
        names,
        email,
        bookingReference,
        documentNumbers: [],
      }),
    },
  })
  if (supplierOrderId)
    await tx
      .insert(externalReferences)
      .values({ provider: order.supplier, reference: supplierOrderId, agencyId: ctx.agencyId, orderId: order.id })
      .onConflictDoNothing()
  await queueDeadline(tx, ctx, held)
  await recordEvent(tx, ctx, { kind: 'order.held', subject: order.id, payload: {} })
}
