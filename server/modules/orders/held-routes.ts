import { anyone, member } from '../../http/implement.ts'
import { confirmPayment } from '../money/confirm-payment.ts'
import { addNote } from './add-note.ts'
import { payHeldOrder } from './pay-held-order.ts'
import { releaseOrder } from './release-order.ts'

/** What is done with an order that is made: pay it (a customer pays their own, too), give it back, write a note. */
export const orderWrites = {
  pay: anyone.orders.pay.handler(({ context, input }) => payHeldOrder(context.ctx, input)),
  confirmPayment: anyone.orders.confirmPayment.handler(({ context, input }) => confirmPayment(context.ctx, input.id)),
  release: member.orders.release.handler(async ({ context, input }) => {
    await releaseOrder(context.ctx, input)
    return { done: true } as const
  }),
  addNote: member.orders.addNote.handler(async ({ context, input }) => {
    await addNote(context.ctx, input)
    return { done: true } as const
  }),
}
