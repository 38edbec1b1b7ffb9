import type { FieldProblem } from '../field-rules.ts'
import { quoted } from '../quoted.ts'
import { isDayTyped } from '../read-coming-day.ts'
import { stayAddressProblems } from '../stays/address-problems.ts'
import { ADULT_AGE } from './search-rules.ts'

const isAge = (text: string) => /^\d{1,2}$/.test(text) && Number(text) < ADULT_AGE

/** By parameter of a search's address: the path of the search, how to parse it, and the description of a valid value. */
const parameters: Record<string, { isReadable: (text: string) => boolean; says: string }> = {
  from: { isReadable: isDayTyped, says: 'is not a date' },
  to: { isReadable: isDayTyped, says: 'is not a date' },
  adults: { isReadable: (text) => /^\d{1,2}$/.test(text), says: 'is not a number of adults' },
  children: { isReadable: (text) => text.split('.').every(isAge), says: `is not an age from 0 to ${ADULT_AGE - 1}` },
}

/** The invalid values in the address of a search for tours, by path of the search; each message quotes the value. */
export const tourAddressProblems = (params: URLSearchParams): FieldProblem[] => [
  ...stayAddressProblems(params).filter(({ path }) => path === 'destination'),
  ...Object.entries(parameters).flatMap(([path, { isReadable, says }]) => {
    const text = params.get(path)?.trim()
    return text && !isReadable(text) ? [{ path, message: `${quoted(text)} ${says}.` }] : []
  }),
]
