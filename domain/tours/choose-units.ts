import type { Party } from './search.ts'
import { ADULT_AGE } from './search-rules.ts'
import type { TourOption, TourUnit } from './tour.ts'

/** The age that is assumed of an adult, of whom none is asked. */
const ADULT = 30

/** A participant with the unit that they book. */
export interface UnitOfPerson {
  unit: TourUnit
  age: number | null
}

const takes = ({ minAge, maxAge }: TourUnit, age: number): boolean => age >= (minAge ?? 0) && age <= (maxAge ?? 150)

/** The kinds that need no proof, in the order in which they are chosen for a person. */
const usual: readonly TourUnit['kind'][] = ['infant', 'child', 'youth', 'adult', 'other']

function unitFor({ units }: Pick<TourOption, 'units'>, age: number): TourUnit | null {
  const fitting = units.filter((unit) => unit.admits === 1 && usual.includes(unit.kind) && takes(unit, age))
  const order = age >= ADULT_AGE ? usual.toReversed() : usual
  // An adult is an adult where there is such a unit; "other" comes last for everybody.
  const rank = ({ kind }: TourUnit) => (kind === 'other' ? usual.length : order.indexOf(kind))
  return fitting.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}

/** The unit of each participant, adults first; null where the option does not take these people. */
export function chooseUnits(option: Pick<TourOption, 'units' | 'minUnits' | 'maxUnits'>, party: Party): UnitOfPerson[] | null {
  const ages = [...Array.from({ length: party.adults }, () => null), ...party.children]
  const chosen: UnitOfPerson[] = []
  for (const age of ages) {
    const unit = unitFor(option, age ?? ADULT)
    if (!unit) return null
    chosen.push({ unit, age })
  }
  if (chosen.length < option.minUnits || chosen.length > (option.maxUnits ?? chosen.length)) return null
  return isAllowed(chosen) ? chosen : null
}

/** How many of which unit were chosen. */
export const quantitiesOf = (chosen: readonly UnitOfPerson[]): { unitId: string; quantity: number }[] =>
  [...Map.groupBy(chosen, ({ unit }) => unit.id)].map(([unitId, some]) => ({ unitId, quantity: some.length }))

/** Whether the quantities and companions that the units require are there. */
function isAllowed(chosen: readonly UnitOfPerson[]): boolean {
  const counts = Map.groupBy(chosen, ({ unit }) => unit.id)
  return [...counts.values()].every((some) => {
    const unit = some[0]?.unit
    if (!unit) return true
    const { minQuantity, maxQuantity, accompaniedBy } = unit
    if (some.length < (minQuantity ?? 0) || some.length > (maxQuantity ?? some.length)) return false
    return accompaniedBy.length === 0 || accompaniedBy.some((id) => counts.has(id))
  })
}
