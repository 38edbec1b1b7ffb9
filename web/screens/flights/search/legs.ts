import type { Place } from '#contract/places.ts'
import type { LocalDate } from '#domain/dates.ts'
import { MAX_LEGS } from '#domain/flights/search-rules.ts'
import type { UnknownText } from '../../../search/unknown-text.ts'

export type UnknownPlace = UnknownText<Place>

/** One flight of a journey while it is being edited. */
export interface LegDraft {
  from: Place | null
  to: Place | null
  /** The text in the field if it is not a place. */
  fromText?: UnknownPlace | null | undefined
  toText?: UnknownPlace | null | undefined
  depart: LocalDate | null
  /** What stands in the field of the day and is none. */
  departText?: string | null | undefined
}

/** The fields of a draft that its legs replace: the first leg is in the fields of every trip. */
export interface LegsDraft extends LegDraft {
  more: LegDraft[]
}

const empty: LegDraft = { from: null, to: null, fromText: null, toText: null, depart: null, departText: null }

export const legsOf = ({ from, to, fromText, toText, depart, departText, more }: LegsDraft): LegDraft[] => [
  { from, to, fromText, toText, depart, departText },
  ...more,
]

const draftOf = ([first = empty, ...more]: LegDraft[]): LegsDraft => ({ ...first, more })

/** The prefix of a leg's field names: `''` for the first, `more.0.` for the second. */
export const legPrefix = (index: number): string => (index === 0 ? '' : `more.${index - 1}.`)

export const canAddLeg = (draft: LegsDraft): boolean => draft.more.length < MAX_LEGS - 1
export const canRemoveLeg = (draft: LegsDraft): boolean => draft.more.length > 1

/** The minimum date of a leg: the latest date of the legs before; null without one. */
export const earliestDay = (legs: readonly LegDraft[], index: number): LocalDate | null =>
  legs.slice(0, index).findLast((leg) => leg.depart !== null)?.depart ?? null

/** Clears dates before those of previous legs: nobody departs before arriving. */
const inOrder = (legs: readonly LegDraft[]): LegDraft[] =>
  legs.map((leg, index) => {
    const earliest = earliestDay(legs, index)
    return leg.depart && earliest && leg.depart < earliest ? { ...leg, depart: null } : leg
  })

/** Changes one leg. The next one starts where it now ends, unless it has an origin of its own. */
export function changeLeg(draft: LegsDraft, index: number, part: Partial<LegDraft>): LegsDraft {
  const legs = legsOf(draft)
  const before = legs[index]
  if (!before) return draft
  const changed = legs.with(index, { ...before, ...part })
  const next = changed[index + 1]
  const followed = next && !next.fromText && (next.from === null || next.from.code === before.to?.code)
  return draftOf(inOrder(part.to && followed ? changed.with(index + 1, { ...next, from: part.to }) : changed))
}

/** A further leg, from where the last one ends. */
export const addLeg = (draft: LegsDraft): LegsDraft =>
  canAddLeg(draft) ? draftOf([...legsOf(draft), { ...empty, from: legsOf(draft).at(-1)?.to ?? null }]) : draft

export const removeLeg = (draft: LegsDraft, index: number): LegsDraft =>
  canRemoveLeg(draft) ? draftOf(legsOf(draft).toSpliced(index, 1)) : draft

/** A multi-city trip starts with the typed journey: the outbound leg, and the return leg if its date is known. */
export function startLegs(draft: LegsDraft, returnOn: LocalDate | null): LegsDraft {
  if (draft.more.length > 0) return draft
  return draftOf(inOrder([...legsOf(draft), { ...empty, from: draft.to, to: returnOn ? draft.from : null, depart: returnOn }]))
}
