import { addDays } from '../dates.ts'
import { basisPoints, type Money, zero } from '../money/money.ts'
import { type CancellationStep, orderSteps } from '../stays/cancellation.ts'
import type { PolicyTerms } from './policy.ts'

type Terms = Pick<PolicyTerms, 'coolingOffDays' | 'latePenalty'> & { from: string; net: Money }

const DAY_MS = 86_400_000

/** The terms of a policy that was bought at an instant: all money back in the cooling-off period, a part until the start where the insurer allows it. */
export function policySteps({ coolingOffDays, latePenalty, from, net }: Terms, boughtAt: Date): CancellationStep[] {
  const start = Date.parse(`${from}T00:00:00Z`)
  const coolingEnds = Math.min(boughtAt.getTime() + coolingOffDays * DAY_MS, start)
  const late = latePenalty === null ? [] : [{ until: new Date(start).toISOString(), penalty: basisPoints(net, latePenalty) }]
  return orderSteps([{ until: new Date(coolingEnds).toISOString(), penalty: zero(net.currency) }, ...late], net)
}

/** The last day on which a policy bought on this day is cancelled with all money back. */
export const coolingOffUntil = ({ coolingOffDays }: Pick<PolicyTerms, 'coolingOffDays'>, boughtOn: string): string =>
  addDays(boughtOn, coolingOffDays)
