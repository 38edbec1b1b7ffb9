import { toUtc } from '../../network/zone-offset.ts'
import type { Property } from '../world/property.ts'
import type { Refund } from './rate-plans.ts'
import type { StayQuery } from './stay-query.ts'

export interface TimelineStep {
  /** The last moment of this refund, ISO in UTC. */
  before: string
  refundMinor: number
}

interface Step {
  /** Days before arrival, and the local hour of that day at the property. */
  days: number
  hour: number
  /** The refunded share of the total, or all except the first night. */
  refunds: number | 'all but a night'
}

/** The definition of each policy, the earliest deadline first. After the last nothing is refunded. */
const promises: Record<Refund, readonly Step[]> = {
  none: [],
  partial: [
    { days: 14, hour: 12, refunds: 1 },
    { days: 3, hour: 12, refunds: 0.5 },
  ],
  moderate: [
    { days: 5, hour: 18, refunds: 1 },
    { days: 0, hour: 12, refunds: 'all but a night' },
  ],
  flexible: [{ days: 1, hour: 18, refunds: 1 }],
}

const refunded = ({ refunds }: Step, totalMinor: number, nights: number) =>
  refunds === 'all but a night' ? Math.floor((totalMinor * (nights - 1)) / nights) : Math.round(totalMinor * refunds)

/** The instant of the local hour on that day, in milliseconds. */
export const localMoment = ({ city }: Pick<Property, 'city'>, day: number, minutes: number): number =>
  toUtc(city.zone, day * 1_440 + minutes) * 60_000

/** The vendor's timeline: ascending deadlines with the refund until each, without deadlines before the time of the search. */
export const timelineOf = (property: Property, refund: Refund, totalMinor: number, query: StayQuery): TimelineStep[] =>
  promises[refund].flatMap((step) => {
    const at = localMoment(property, query.checkIn - step.days, step.hour * 60)
    const refundMinor = refunded(step, totalMinor, query.nights)
    return at > query.issued && refundMinor > 0 ? [{ before: new Date(at).toISOString(), refundMinor }] : []
  })

/** The refund of cancelling a stay at an instant. */
export const refundAt = (timeline: readonly TimelineStep[], at: Date): number =>
  timeline.find(({ before }) => at.getTime() < Date.parse(before))?.refundMinor ?? 0

/** Whether the full amount is still refunded. */
export const isFreeAt = (timeline: readonly TimelineStep[], totalMinor: number, at: Date): boolean =>
  refundAt(timeline, at) === totalMinor
