import { deadlineWords } from '../deadline.ts'
import type { Money } from '../money/money.ts'
import type { ClockPlace } from '../money/waterfall.ts'
import type { Numbers } from '../numbers.ts'
import type { CancellationStep } from './cancellation.ts'

/**
 * The cancellation rules as sentences, in order of time, each deadline in the agency's zone and the property's: `Free cancellation until ...`, `From
 * then until ..., cancelling costs ...`, and the loss after the last.
 */
export function cancellationWords(
  steps: readonly CancellationStep[],
  place: ClockPlace,
  { zone, numbers }: { zone: string; numbers: Numbers },
): string[] {
  const [first] = steps
  if (!first) return ['Nothing is returned when this stay is cancelled.']
  const words = steps.map(({ until, penalty }, index) => {
    const deadline = deadlineWords(new Date(until), place, zone)
    if (penalty.amount === 0) return `Free cancellation until ${deadline}.`
    return `${index === 0 ? 'Until' : 'From then until'} ${deadline}, cancelling costs ${numbers.money(penalty)}.`
  })
  return [...words, 'After that nothing is returned.']
}

/** The rules without amounts, for readers who must not see what the guests paid. */
export function cancellationTerms(steps: readonly CancellationStep[], place: ClockPlace, zone: string): string[] {
  const [first] = steps
  if (!first) return ['Nothing is returned when this stay is cancelled.']
  const words = steps.map(({ until, penalty }, index) => {
    const deadline = deadlineWords(new Date(until), place, zone)
    if (penalty.amount === 0) return `Free cancellation until ${deadline}.`
    return `${index === 0 ? 'Until' : 'From then until'} ${deadline}, cancelling costs a part of the price.`
  })
  return [...words, 'After that nothing is returned.']
}

/** Amounts due at the property, a sentence each. */
export function dueThereWords(
  { payAtProperty, localCharges }: { payAtProperty: Money; localCharges: Money | null },
  numbers: Numbers,
): string[] {
  return [
    ...(payAtProperty.amount > 0 ? [`About ${numbers.money(payAtProperty)} is paid at the property.`] : []),
    ...(localCharges
      ? [`Local taxes and fees of ${numbers.money(localCharges)} are paid at the property besides the price.`]
      : []),
  ]
}
