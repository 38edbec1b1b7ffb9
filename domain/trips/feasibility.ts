import type { FeasibilityLevel, FeasibilityRule } from './rule.ts'
import { airportChange } from './rules/airports.ts'
import { joinRooms } from './party-rooms.ts'
import { coveredDays } from './rules/cover.ts'
import { landingBuffer, lateLanding, missingNight } from './rules/nights.ts'
import { overlap } from './rules/overlap.ts'
import { childAge, roomOccupancy, sameParty } from './rules/people.ts'
import type { TripItemFacts } from './trip-facts.ts'

/** The rules of feasibility, in the order in which they are shown. */
export const feasibilityRules = {
  overlap,
  'missing-night': missingNight,
  'late-landing': lateLanding,
  'landing-buffer': landingBuffer,
  'airport-change': airportChange,
  'child-age': childAge,
  'room-occupancy': roomOccupancy,
  'same-party': sameParty,
  cover: coveredDays,
} as const satisfies Record<string, FeasibilityRule>

export type FeasibilityRuleName = keyof typeof feasibilityRules

export interface FeasibilityLine {
  rule: string
  level: FeasibilityLevel
  says: string
  items: readonly string[]
}

export interface Feasibility {
  /** The worst of the lines; null where no rule applies. */
  level: FeasibilityLevel | null
  lines: readonly FeasibilityLine[]
}

const weight: Record<FeasibilityLevel, number> = { fail: 2, warn: 1, pass: 0 }

/** Whether the items of a trip fit together: the worst first. The rooms of one party are judged as one stay. */
export function judgeTrip(all: readonly TripItemFacts[]): Feasibility {
  const { items, idsOf } = joinRooms(all)
  const lines = Object.entries<FeasibilityRule>(feasibilityRules)
    .filter(([, rule]) => rule.applies(items))
    .flatMap(([name, rule]): FeasibilityLine[] => {
      const found = rule.check(items)
      if (found.length === 0) return [{ rule: name, level: 'pass', says: rule.passes, items: [] }]
      return found.map((finding) => ({ rule: name, ...finding, items: finding.items.flatMap(idsOf) }))
    })
    .toSorted((a, b) => weight[b.level] - weight[a.level])
  return { level: lines[0]?.level ?? null, lines }
}
