import { ageOn, type LocalDate } from '../dates.ts'

/** The ages that one person of an item may have on its day. */
export interface WantedPerson {
  least: number
  most: number
}

const OLDEST = 120
const ADULT_AGE = 18

export const anAdult = (least: number): WantedPerson => ({ least, most: OLDEST })
export const ofAge = (age: number): WantedPerson => ({ least: age, most: age })
export const anInfant: WantedPerson = { least: 0, most: 1 }

/** The words for a person whom an item asks for. */
export function wantedWords({ least, most }: WantedPerson): string {
  if (most === OLDEST) return 'an adult'
  if (most < 2) return 'an infant'
  if (least >= ADULT_AGE) return `a person of ${least}`
  return least === most ? `a child of ${least}` : `a child of ${least} to ${most}`
}

/** The people of each item of a party, whose items are for different people: nobody is in two of its rooms. `places` has the indices of each item. */
export function matchParty(
  items: readonly (readonly WantedPerson[])[],
  people: readonly { bornOn: LocalDate }[],
  day: LocalDate,
): { places: number[][] } | { unfilled: WantedPerson } {
  const matched = matchPeople(items.flat(), people, day)
  if ('unfilled' in matched) return matched
  let next = 0
  return { places: items.map(({ length }) => matched.places.slice(next, (next += length))) }
}

/**
 * Gives every place of an item one of the trip's people who has the right age on its day, the narrowest ages first and people in the order of the form.
 * Returns the index of the person of each place, or the first place that nobody fits.
 */
export function matchPeople(
  wanted: readonly WantedPerson[],
  people: readonly { bornOn: LocalDate }[],
  day: LocalDate,
): { places: number[] } | { unfilled: WantedPerson } {
  const taken = new Set<number>()
  const places = wanted.map(() => -1)
  const order = wanted.map((one, at) => ({ one, at })).toSorted((a, b) => a.one.most - a.one.least - (b.one.most - b.one.least))
  for (const { one, at } of order) {
    const found = people.findIndex(({ bornOn }, index) => {
      const age = ageOn(bornOn, day)
      return !taken.has(index) && age >= one.least && age <= one.most
    })
    if (found === -1) return { unfilled: one }
    taken.add(found)
    places[at] = found
  }
  return { places }
}
