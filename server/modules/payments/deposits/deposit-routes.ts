import { member } from '../../../http/implement.ts'
import { assertReturnWithinLimit, returnDeposit } from './return-deposit.ts'
import { useDeposit } from './use-deposit.ts'

export const deposits = {
  use: member.deposits.use.handler(({ context, input }) => useDeposit(context.ctx, input)),
  return: member.deposits.return.handler(async ({ context, input }) => {
    await assertReturnWithinLimit(context.ctx, input)
    return returnDeposit(context.ctx, input)
  }),
}
