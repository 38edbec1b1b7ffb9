import type { Money } from '#domain/money/money.ts'
import type { CancellationStep } from '#domain/stays/cancellation.ts'

/** A period in which cancelling costs the same. */
export interface CancellationPhase {
  /** ISO instant of its end; null for the last one. */
  until: string | null
  /** ISO instant of its start; null for the first one. */
  from: string | null
  costs: 'nothing' | 'part' | 'all'
  penalty: Money
}

/** The cancellation steps of a rate as periods: the last one costs the whole price. */
export function cancellationPhases(steps: readonly CancellationStep[], total: Money): CancellationPhase[] {
  const phases = steps.map(
    ({ until, penalty }, at): CancellationPhase => ({
      until,
      from: steps[at - 1]?.until ?? null,
      costs: penalty.amount === 0 ? 'nothing' : 'part',
      penalty,
    }),
  )
  return [...phases, { until: null, from: steps.at(-1)?.until ?? null, costs: 'all', penalty: total }]
}
