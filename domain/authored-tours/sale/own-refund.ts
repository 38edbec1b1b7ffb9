import { type Money, money, divideRounded, subtract } from '../../money/money.ts'
import { type CancellationStep, orderSteps } from '../../stays/cancellation.ts'

/** Cancelling more than `minutesBefore` the start refunds this share. */
export interface RefundRule {
  minutesBefore: number
  refundPercent: number
}

const MINUTE_MS = 60_000

const shareOf = ({ amount, currency }: Money, percent: number): Money =>
  money(Number(divideRounded(BigInt(amount) * BigInt(percent), 100n)), currency)

/** The refund of cancelling at an instant: the best of the rules whose time has not passed. */
export function ownRefundAt(rules: readonly RefundRule[], price: Money, { startsAt, at }: { startsAt: Date; at: Date }): Money {
  const left = startsAt.getTime() - at.getTime()
  const open = rules.filter(({ minutesBefore }) => left > minutesBefore * MINUTE_MS).map(({ refundPercent }) => refundPercent)
  return shareOf(price, Math.max(0, ...open))
}

/** The same rules as steps of rising penalties. */
export const ownSteps = (rules: readonly RefundRule[], price: Money, startsAt: Date): CancellationStep[] =>
  orderSteps(
    rules.map(({ minutesBefore, refundPercent }) => ({
      until: new Date(startsAt.getTime() - minutesBefore * MINUTE_MS).toISOString(),
      penalty: subtract(price, shareOf(price, refundPercent)),
    })),
    price,
  )
