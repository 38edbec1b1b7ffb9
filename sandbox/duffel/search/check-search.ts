import { placeByIata } from '../../inventory/network/places.ts'
import type { PassengerType } from '../../inventory/wire.ts'
import { fieldProblem, Problem, type ProblemItem, sourceOf } from '../http/problem.ts'
import type { Records } from '../open-records.ts'
import type { SearchInput } from './search-input.ts'

const DAY_MS = 86_400_000

function checkSlices({ slices }: SearchInput, now: Date): void {
  // It may still be the previous day west of Greenwich.
  const earliest = new Date(now.getTime() - DAY_MS / 2).toISOString().slice(0, 10)
  const items = slices.flatMap((slice, index): ProblemItem[] => {
    const unknown = (['origin', 'destination'] as const).filter((end) => placeByIata(slice[end]) === undefined)
    const before = slices[index - 1]
    const date = { message: '', source: sourceOf(['slices', index, 'departure_date']) }
    return [
      ...unknown.map(
        (end): ProblemItem => ({
          code: 'validation_inclusion',
          message: `Field '${end}' is no airport or city we know`,
          source: sourceOf(['slices', index, end]),
        }),
      ),
      ...(slice.departure_date < earliest
        ? [{ ...date, code: 'validation_format' as const, message: `Field 'departure_date' must not be in the past` }]
        : []),
      ...(before !== undefined && slice.departure_date < before.departure_date
        ? [
            {
              ...date,
              code: 'validation_format' as const,
              message: `Field 'departure_date' must not be before that of the slice before`,
            },
          ]
        : []),
    ]
  })
  if (items.length > 0) throw new Problem(items)
}

function checkCredits(records: Records, { airline_credit_ids }: SearchInput): void {
  const unknown = (airline_credit_ids ?? []).findIndex((id) => records.airlineCredits.get(id) === undefined)
  if (unknown >= 0) throw fieldProblem('validation_inclusion', ['airline_credit_ids', unknown], 'There is no such airline credit')
}

/** Further checks of a well-formed search: places and credits exist, and days are not past and in order. */
export function checkSearch(records: Records, input: SearchInput, now: Date): void {
  checkSlices(input, now)
  checkCredits(records, input)
}

/** Each lap infant needs an adult. */
export function checkLaps(types: readonly PassengerType[]): void {
  const count = (wanted: PassengerType) => types.filter((type) => type === wanted).length
  if (count('infant_without_seat') > count('adult'))
    throw fieldProblem('validation_inclusion', ['passengers'], 'Each infant on a lap needs an adult')
}
