import { z } from 'zod'
import type { FieldProblem, TextRule } from '../field-rules.ts'
import { titles } from '../flights/people/traveller-rules.ts'
import { guestRules } from './guest-rules.ts'

const named = (rules: readonly TextRule[]) =>
  rules.reduce((shape, { pattern, says }) => shape.regex(pattern, says), z.string().trim())

/** A guest of a room; the first of each room is an adult and checks in. */
export const Guest = z.object({
  /** From 0. */
  room: z.int().min(0).max(19),
  type: z.enum(['adult', 'child', 'infant']),
  /** A child's age on the day of arrival; null for others. */
  age: z.int().min(0).max(17).nullable(),
  title: z.enum(titles, 'Choose a title.').nullable(),
  givenName: named(guestRules.givenName),
  familyName: named(guestRules.familyName),
})
export type Guest = z.infer<typeof Guest>

/** The passenger types of guests, as suppliers of any product use them. */
export const typeOfGuest = { adult: 'ADT', child: 'CHD', infant: 'INF' } as const
export const guestOfType = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const

/** The errors of guests for these rooms: a room without a first adult, or guests who were not searched for. */
export function guestProblems(
  guests: readonly Guest[],
  rooms: readonly { adults: number; children: readonly number[]; infants: number }[],
): FieldProblem[] {
  const problems: FieldProblem[] = []
  for (const [index, room] of rooms.entries()) {
    const here = guests.filter((guest) => guest.room === index)
    if (here[0]?.type !== 'adult') problems.push({ path: 'guests', message: `Enter who checks in to room ${index + 1}.` })
    const most = { adult: room.adults, child: room.children.length, infant: room.infants }
    for (const type of ['adult', 'child', 'infant'] as const)
      if (here.filter((guest) => guest.type === type).length > most[type])
        problems.push({ path: 'guests', message: `Room ${index + 1} was searched for other guests.` })
  }
  if (guests.some((guest) => guest.room >= rooms.length))
    problems.push({ path: 'guests', message: 'There is a guest without a room.' })
  return problems
}
