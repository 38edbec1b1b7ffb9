import type { TripItemFacts } from './trip-facts.ts'

export const feasibilityLevels = ['pass', 'warn', 'fail'] as const
export type FeasibilityLevel = (typeof feasibilityLevels)[number]

/** What a rule found: a sentence, and the ids of the items that it is about. */
export interface Finding {
  level: Exclude<FeasibilityLevel, 'pass'>
  says: string
  items: readonly string[]
}

export interface FeasibilityRule {
  /** Its words where it finds nothing. */
  passes: string
  /** Whether the trip has what the rule is about. */
  applies(items: readonly TripItemFacts[]): boolean
  check(items: readonly TripItemFacts[]): readonly Finding[]
}
