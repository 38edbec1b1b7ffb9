import type { Call } from '../../duffel/http/add-route.ts'
import { parseData } from '../../duffel/http/parse-input.ts'
import { fieldProblem } from '../../duffel/http/problem.ts'
import { dayOf } from '../../inventory/journeys/calendar.ts'
import { FURTHEST_DAYS, LONGEST_NIGHTS, type StayQuery } from '../../inventory/stays/prices/stay-query.ts'
import { guestsOf, type SearchInput, searchInput } from './search-input.ts'

const DAY_MS = 86_400_000
const ADULT_FROM = 18

function checkDates(checkIn: number, nights: number, today: number): void {
  // The local day of the place may be up to a day behind.
  if (checkIn < today - 1)
    throw fieldProblem('validation_inclusion', ['check_in_date'], `Field 'check_in_date' must be today or later`)
  if (checkIn > today + FURTHEST_DAYS)
    throw fieldProblem(
      'validation_inclusion',
      ['check_in_date'],
      `Field 'check_in_date' is more than ${FURTHEST_DAYS} days ahead`,
    )
  if (nights < 1)
    throw fieldProblem('validation_inclusion', ['check_out_date'], `Field 'check_out_date' must be after check_in_date`)
  if (nights > LONGEST_NIGHTS)
    throw fieldProblem('validation_inclusion', ['check_out_date'], `A stay has at most ${LONGEST_NIGHTS} nights`)
}

/** Parses and validates a search; 422 with a source for each error. */
export function readSearch({ body, deps }: Call): { input: SearchInput; query: StayQuery } {
  const input = parseData(searchInput, body)
  const issued = deps.now().getTime()
  const checkIn = dayOf(input.check_in_date) ?? 0
  const nights = (dayOf(input.check_out_date) ?? 0) - checkIn
  checkDates(checkIn, nights, Math.floor(issued / DAY_MS))
  const guests = guestsOf(input)
  const children = guests.flatMap(({ type, age }) =>
    type === 'child' && typeof age === 'number' && age < ADULT_FROM ? [age] : [],
  )
  const adults = guests.length - children.length
  if (adults < input.rooms) throw fieldProblem('validation_length', ['guests'], 'Each room takes an adult')
  return { input, query: { seed: deps.seed, issued, checkIn, nights, rooms: input.rooms, adults, children } }
}
