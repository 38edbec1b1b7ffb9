import { anyone } from '../../http/implement.ts'
import { assertHeldWithinLimit } from './assert-held-within-limit.ts'
import { confirmPayment } from './confirm-payment.ts'
import { limitCardPayments } from './limit-card-payments.ts'
import { payHeldOrder } from './pay-held-order.ts'

/** Endpoints that pay a held order; a customer may pay their own. */
export const orderPayments = {
  pay: anyone.orders.pay.handler(async ({ context, input }) => {
    await assertHeldWithinLimit(context.ctx, input)
    return payHeldOrder(context.ctx, input, () => limitCardPayments(context, input.id))
  }),
  confirmPayment: anyone.orders.confirmPayment.handler(({ context, input }) => confirmPayment(context.ctx, input.id)),
}
