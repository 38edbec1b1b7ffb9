import { anyone, member } from '../../http/implement.ts'
import { emailConfirmation } from '../notifications/email-confirmation.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { limitCardPayments } from '../payments/limit-card-payments.ts'
import { payHeldOrder } from '../payments/pay-held-order.ts'
import { cancelStay } from './cancellation/cancel-stay.ts'
import { quoteCancellation } from './cancellation/quote-cancellation.ts'
import { addNote } from './detail/add-note.ts'
import { decideOrder } from './fulfilment/decide-order.ts'
import { releaseOrder } from './hold/release-order.ts'
import { rebookStay } from './price-watch/rebook-stay.ts'

const done = { done: true } as const

/** What people do with an order that is made: pay it (a customer pays their own, too), give it back, write a note, send its documents, decide it. */
export const orderWrites = {
  pay: anyone.orders.pay.handler(({ context, input }) =>
    payHeldOrder(context.ctx, input, () => limitCardPayments(context, input.id)),
  ),
  confirmPayment: anyone.orders.confirmPayment.handler(({ context, input }) => confirmPayment(context.ctx, input.id)),
  release: member.orders.release.handler(async ({ context, input }) => {
    await releaseOrder(context.ctx, input)
    return done
  }),
  quoteCancellation: anyone.orders.quoteCancellation.handler(({ context, input }) => quoteCancellation(context.ctx, input)),
  cancel: anyone.orders.cancel.handler(({ context, input }) => cancelStay(context.ctx, input)),
  rebook: member.orders.rebook.handler(({ context, input }) => rebookStay(context.ctx, input)),
  addNote: member.orders.addNote.handler(async ({ context, input }) => {
    await addNote(context.ctx, input)
    return done
  }),
  emailConfirmation: anyone.orders.emailConfirmation.handler(async ({ context, input }) => {
    await emailConfirmation(context.ctx, { ...input, ipAddress: context.ipAddress })
    return done
  }),
  decide: member.orders.decide.handler(async ({ context, input }) => {
    await decideOrder(context.ctx, input)
    return done
  }),
}
