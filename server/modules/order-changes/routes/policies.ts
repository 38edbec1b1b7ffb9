import { anyone } from '../../../http/implement.ts'
import { limitCardPayments } from '../../payments/limit-card-payments.ts'
import { policyChange } from '../../policies/change/policy-change.ts'
import { assertChangeWithinLimit } from '../assert-change-within-limit.ts'
import { changeOrder } from '../change-order.ts'
import { payChange } from '../pay-change.ts'
import { quoteChange } from '../quote-change.ts'

export const policyChanges = {
  quote: anyone.policyChanges.quote.handler(async ({ context: { ctx }, input: { id, ...wanted } }) => {
    const { found, quote } = await quoteChange(ctx, policyChange, { id, wanted })
    return { ...quote, period: { from: found.to.from, to: found.to.to } }
  }),
  change: anyone.policyChanges.change.handler(
    async ({ context: { ctx }, input: { id, pay, refund, idempotencyKey, ...wanted } }) => {
      const input = { id, pay, refund, idempotencyKey, wanted }
      await assertChangeWithinLimit(ctx, input)
      return changeOrder(ctx, policyChange, input)
    },
  ),
  pay: anyone.policyChanges.pay.handler(({ context, input: { id, pay, total, idempotencyKey, ...wanted } }) =>
    payChange(context.ctx, policyChange, { id, pay, total, idempotencyKey, wanted }, () => limitCardPayments(context, id)),
  ),
}
