import { anyone } from '../../http/implement.ts'
import { emailConfirmation } from './email-confirmation.ts'

/** Endpoints that send an order's documents again. */
export const orderMails = {
  emailConfirmation: anyone.orders.emailConfirmation.handler(async ({ context, input }) => {
    await emailConfirmation(context.ctx, { ...input, ipAddress: context.ipAddress })
    return { done: true as const }
  }),
}
