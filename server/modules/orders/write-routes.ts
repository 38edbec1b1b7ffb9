import { anyone, member } from '../../http/implement.ts'
import { confirmPayment } from '../money/confirm-payment.ts'
import { limitCardTries } from '../money/limit-card-tries.ts'
import { addNote } from './add-note.ts'
import { cancelStay } from './cancel-stay.ts'
import { decideOrder } from './decide-order.ts'
import { emailConfirmation } from './email-confirmation.ts'
import { payHeldOrder } from './pay-held-order.ts'
import { quoteCancellation } from './quote-cancellation.ts'
import { rebookStay } from './rebook-stay.ts'
import { releaseOrder } from './release-order.ts'

const done = { done: true } as const

/** What people do with an order that is made: pay it (a customer pays their own, too), give it back, write a note, send its documents, decide it. */
export const orderWrites = {
  pay: anyone.orders.pay.handler(({ context, input }) =>
    payHeldOrder(context.ctx, input, () => limitCardTries(context, input.id)),
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
