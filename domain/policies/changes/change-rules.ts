import { formatDate, type LocalDate } from '../../dates.ts'
import type { SupplierPolicyOffer } from '../policy-offer.ts'

/** The first and the last insured day. */
export interface Period {
  from: LocalDate
  to: LocalDate
}

/**
 * ISO instant until which a policy can be changed: its period has not begun. What a shorter period returns is the insurer's decision, which returns
 * nothing after the cooling-off period, so a change does not avoid what a cancellation costs.
 */
export function policyChangeableUntil({ from }: Pick<SupplierPolicyOffer, 'from'>, at: Date): string | null {
  const start = new Date(`${from}T00:00:00Z`)
  return at.getTime() < start.getTime() ? start.toISOString() : null
}

export const isSamePeriod = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to

/** `10 Dec 2026 – 19 Dec 2026`, or the only day. */
export const periodWords = ({ from, to }: Period): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`

/** Whether a policy leaves a day of a trip without cover. */
export const leavesGap = (cover: Period, trip: Period): boolean => cover.from > trip.from || cover.to < trip.to
