import { divideRounded, type Money, money, subtract, zero } from '../money/money.ts'
import type { PriceWaterfall } from '../money/waterfall.ts'
import type { Refund } from '../orders/refund.ts'
import { type CancellationStep, penaltyAt } from '../stays/cancellation.ts'

const MINUTE_MS = 60_000

/** The terms of a start: free until so many minutes before it, and nothing back afterwards. */
export const stepsUntil = (start: Date, minutesBefore: number | null, net: Money): CancellationStep[] =>
  minutesBefore === null
    ? []
    : [{ until: new Date(start.getTime() - minutesBefore * MINUTE_MS).toISOString(), penalty: zero(net.currency) }]

/** The part of `of` in the proportion of `part` to `whole`, rounded half up. */
export const shareOf = (of: Money, part: Money, whole: Money): Money =>
  whole.amount === 0
    ? zero(of.currency)
    : money(Number(divideRounded(BigInt(of.amount) * BigInt(part.amount), BigInt(whole.amount))), of.currency)

/** The refund of cancelling at an instant: the payer bears the supplier's penalty in proportion. */
export function tourRefundAt(
  { cancellation, net }: { cancellation: readonly CancellationStep[]; net: Money },
  { total: charged }: Pick<PriceWaterfall, 'total'>,
  at: Date,
): Refund {
  const supplierRefund = subtract(net, penaltyAt(cancellation, net, at))
  const refund = shareOf(charged, supplierRefund, net)
  const until = cancellation.find((step) => at.getTime() < Date.parse(step.until))?.until ?? null
  return { charged, penalty: subtract(charged, refund), refund, supplierRefund, until }
}
