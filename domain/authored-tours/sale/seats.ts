import type { AuthoredOption } from '../option-shape.ts'
import { peakUse, type ResourceUse } from './peak-use.ts'

/** A departure's pool of seats. */
export const poolOf = (tourId: string, optionId: string, departureId: string): string => `${tourId}/${optionId}/${departureId}`
/** The pool of a resource. */
export const resourcePool = (resourceId: string): string => `resource/${resourceId}`

/** How many seats a party takes: those of its categories that take one. */
export const seatsOf = ({ categories }: Pick<AuthoredOption, 'categories'>, unitIds: readonly string[]): number =>
  unitIds.filter((unitId) => categories.find(({ id }) => id === unitId)?.takesSeat !== false).length

export interface Taken {
  /** Of the departure; null without a limit. */
  capacity: number | null
  overbooked: number
  seats: number
  isClosed: boolean
  /** One booking takes the whole departure. */
  isPrivate: boolean
  /** All uses of each resource around the departure, its own included. */
  resources: readonly { capacity: number; uses: readonly ResourceUse[]; per: 'departure' | 'person'; units: number }[]
}

interface When {
  pool: string
  startsAt: number
  endsAt: number
}

/** Units of a resource that are left for a departure, in seats. */
function leftOfResource({ capacity, uses, per, units }: Taken['resources'][number], overbooked: number, when: When): number {
  if (per === 'person') return Math.floor((capacity + overbooked * units - peakUse(uses, when)) / units)
  // The whole use is counted, not whether there is one: units or duration may have been changed since the first booking.
  const wanted = { startsAt: when.startsAt, endsAt: when.endsAt, units, sharedBy: when.pool }
  const covers = (use: ResourceUse) =>
    use.sharedBy === when.pool && use.units >= units && use.startsAt <= when.startsAt && use.endsAt >= when.endsAt
  return uses.some(covers) || peakUse([...uses, wanted], when) <= capacity ? Number.POSITIVE_INFINITY : 0
}

/** Seats that can still be sold; null without a limit. Never negative. */
export function seatsLeft({ capacity, overbooked, seats, isClosed, isPrivate, resources }: Taken, when: When): number | null {
  if (isClosed || (isPrivate && seats > 0)) return 0
  const limits = [
    capacity === null ? Number.POSITIVE_INFINITY : capacity + overbooked - seats,
    ...resources.map((resource) => leftOfResource(resource, overbooked, when)),
  ]
  const least = Math.min(...limits)
  return Number.isFinite(least) ? Math.max(0, least) : null
}
