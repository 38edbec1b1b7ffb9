import { z } from 'zod'
import { isSame, type Money, subtract, zero } from '../money/money.ts'
import { MoneyShape } from '../money/waterfall.ts'
import type { Refundability } from './kinds.ts'

/**
 * The one model of cancellation for every supplier's format: cancelling before `until` costs `penalty`. Steps ascend in time and in penalty. After
 * the last one the whole price is lost; without steps it is lost from the beginning (suppliers.md section 5).
 */
export const CancellationStep = z.object({ until: z.iso.datetime(), penalty: MoneyShape })
export type CancellationStep = z.infer<typeof CancellationStep>

/** The cost of cancelling at an instant, of `total`. */
export const penaltyAt = (steps: readonly CancellationStep[], total: Money, at: Date): Money =>
  steps.find(({ until }) => at.getTime() < Date.parse(until))?.penalty ?? total

/** ISO instant until which cancelling is free; null if that has passed or never was. */
export const freeUntil = (steps: readonly CancellationStep[], at: Date): string | null =>
  steps.filter(({ until, penalty }) => penalty.amount === 0 && Date.parse(until) > at.getTime()).at(-1)?.until ?? null

/** Whether cancelling at an instant refunds all, a part or nothing. */
export function refundabilityAt(steps: readonly CancellationStep[], total: Money, at: Date): Refundability {
  if (freeUntil(steps, at) !== null) return 'free'
  const open = steps.some(({ until, penalty }) => Date.parse(until) > at.getTime() && !isSame(penalty, total))
  return open ? 'partial' : 'none'
}

/**
 * Steps normalised to the model: by time, with penalties that never decrease, one step per instant (the more expensive one), none at or above the
 * whole price or below zero.
 */
export function orderSteps(steps: readonly CancellationStep[], total: Money): CancellationStep[] {
  const ordered = steps
    .filter(({ penalty }) => penalty.currency === total.currency)
    .map(({ until, penalty }) => ({ until, penalty: penalty.amount < 0 ? zero(total.currency) : penalty }))
    .toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until) || b.penalty.amount - a.penalty.amount)
  const effective: CancellationStep[] = []
  for (const step of ordered) {
    const last = effective.at(-1)
    if (last && Date.parse(last.until) === Date.parse(step.until)) continue
    const penalty = last && last.penalty.amount > step.penalty.amount ? last.penalty : step.penalty
    if (penalty.amount < total.amount) effective.push({ until: step.until, penalty })
  }
  return effective
}

/** Duffel's format: the refund when cancelling before an instant. */
export const stepsFromRefunds = (refunds: readonly { before: string; refund: Money }[], total: Money): CancellationStep[] =>
  orderSteps(
    refunds.map(({ before, refund }) => ({ until: new Date(before).toISOString(), penalty: subtract(total, refund) })),
    total,
  )

/** Hotelbeds' format: the cost of cancelling from an instant on; before the first it is free. */
export function stepsFromPenalties(penalties: readonly { from: string; amount: Money }[], total: Money): CancellationStep[] {
  const ordered = penalties.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))
  return orderSteps(
    ordered.map(({ from }, index) => ({
      until: new Date(from).toISOString(),
      penalty: index === 0 ? zero(total.currency) : (ordered[index - 1]?.amount ?? zero(total.currency)),
    })),
    total,
  )
}
