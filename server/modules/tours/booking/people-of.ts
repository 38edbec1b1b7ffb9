import { AppError } from '#domain/errors.ts'
import { chooseUnits, quantitiesOf, type UnitOfPerson } from '#domain/tours/choose-units.ts'
import type { Party } from '#domain/tours/search.ts'
import type { TourOption } from '#domain/tours/tour.ts'
import type { UnitQuantity } from '#integrations/tours/port.ts'

const REFUSED = 'This option does not take these people. Change their number or ages, or choose another option.'

/** The units of these people. Throws `input.invalid` where the option does not take them. */
export function peopleOf(option: TourOption, party: Party): { people: UnitOfPerson[]; units: UnitQuantity[] } {
  const people = chooseUnits(option, party)
  if (!people) throw new AppError('input.invalid', { problems: [{ path: 'adults', message: REFUSED }] })
  return { people, units: quantitiesOf(people) }
}

/** The people that a request names; those of the search where it names none. */
export const partyOf = (
  search: Party,
  { adults, children }: { adults?: number | undefined; children?: number[] | undefined },
): Party => ({
  adults: adults ?? search.adults,
  children: children ?? search.children,
})
