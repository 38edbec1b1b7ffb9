import { z } from 'zod'
import { isSame, type Money, subtract, zero } from '../money.ts'
import { MoneyShape } from '../waterfall.ts'
import type { Refundability } from './kinds.ts'

/**
 * The one model of cancelling, whatever a supplier's form: cancelling before `until` costs `penalty`. Steps ascend in time and in penalty;
 * after the last one the whole price is lost, and without any it is lost from the beginning (suppliers.md section 5).
 */
export const CancellationStep = z.object({ until: z.iso.datetime(), penalty: MoneyShape })
export type CancellationStep = z.infer<typeof CancellationStep>

/** What cancelling at a moment costs, of `total`. */
export const penaltyAt = (steps: readonly CancellationStep[], total: Money, at: Date): Money =>
  steps.find(({ until }) => at.getTime() < Date.parse(until))?.penalty ?? total

/** ISO instant until which nothing is lost; null where that is over or never was. */
export const freeUntil = (steps: readonly CancellationStep[], at: Date): string | null =>
  steps.filter(({ until, penalty }) => penalty.amount === 0 && Date.parse(until) > at.getTime()).at(-1)?.until ?? null

/** Whether all, a part or nothing comes back when cancelling at a moment. */
export function refundabilityAt(steps: readonly CancellationStep[], total: Money, at: Date): Refundability {
  if (freeUntil(steps, at) !== null) return 'free'
  const open = steps.some(({ until, penalty }) => Date.parse(until) > at.getTime() && !isSame(penalty, total))
  return open ? 'partial' : 'none'
}

/**
 * Steps in the model's order: by time, penalties that never fall, one step a moment (the dearer one wins), none at or above the whole price
 * or below nothing.
 */
export function orderSteps(steps: readonly CancellationStep[], total: Money): CancellationStep[] {
  const ordered = steps
    .filter(({ penalty }) => penalty.currency === total.currency)
    .map(({ until, penalty }) => ({ until, penalty: penalty.amount < 0 ? zero(total.currency) : penalty }))
    .toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until) || b.penalty.amount - a.penalty.amount)
  const kept: CancellationStep[] = []
  for (const step of ordered) {
    const last = kept.at(-1)
    if (last && Date.parse(last.until) === Date.parse(step.until)) continue
    const penalty = last && last.penalty.amount > step.penalty.amount ? last.penalty : step.penalty
    if (penalty.amount < total.amount) kept.push({ until: step.until, penalty })
  }
  return kept
}

/** Duffel's form: what comes back when cancelling before an instant. */
export const stepsFromRefunds = (refunds: readonly { before: string; refund: Money }[], total: Money): CancellationStep[] =>
  orderSteps(
    refunds.map(({ before, refund }) => ({ until: new Date(before).toISOString(), penalty: subtract(total, refund) })),
    total,
  )

/** Hotelbeds' form: what cancelling costs from an instant on; before the first it is free. */
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
