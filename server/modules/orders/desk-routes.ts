import { member } from '../../http/implement.ts'
import { decideOrder } from './decide-order.ts'

export const orderDesk = {
  decide: member.orders.decide.handler(async ({ context, input }) => {
    await decideOrder(context.ctx, input)
    return { done: true } as const
  }),
}
