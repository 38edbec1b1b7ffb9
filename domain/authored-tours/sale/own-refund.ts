import { basisPoints, type Money, subtract } from '../../money/money.ts'
import { type CancellationStep, orderSteps } from '../../stays/cancellation.ts'
import type { CancellationRule } from '../option-shape.ts'

const MINUTE_MS = 60_000

const shareOf = (price: Money, percent: number): Money => basisPoints(price, percent * 100)

/** The refund of cancelling at an instant: the best of the rules whose time has not passed. */
export function ownRefundAt(
  rules: readonly CancellationRule[],
  price: Money,
  { startsAt, at }: { startsAt: Date; at: Date },
): Money {
  const left = startsAt.getTime() - at.getTime()
  const open = rules.filter(({ minutesBefore }) => left > minutesBefore * MINUTE_MS).map(({ refundPercent }) => refundPercent)
  return shareOf(price, Math.max(0, ...open))
}

/** The same rules as steps of rising penalties. */
export const ownSteps = (rules: readonly CancellationRule[], price: Money, startsAt: Date): CancellationStep[] =>
  orderSteps(
    rules.map(({ minutesBefore, refundPercent }) => ({
      until: new Date(startsAt.getTime() - minutesBefore * MINUTE_MS).toISOString(),
      penalty: subtract(price, shareOf(price, refundPercent)),
    })),
    price,
  )
