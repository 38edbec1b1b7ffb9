import type { FieldProblem } from '../field-rules.ts'
import { quoted } from '../quoted.ts'
import { isDayTyped } from '../read-coming-day.ts'
import { cabins } from './cabins.ts'
import { trips } from './search-rules.ts'

const isCount = (text: string) => /^\d{1,2}$/.test(text)
const isOn = (text: string) => text === '1'
const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text)

/** `LON-DXB-2026-12-10`; a place or the day may be missing. */
function isLeg(text: string): boolean {
  const [, day] = /^[^-]*-[^-]*-(.*)$/.exec(text) ?? []
  return day === '' || (day !== undefined && isDayTyped(day))
}

/**
 * By parameter of a search's address: the form field, how to parse it, and the description of a valid value. Places and codes are validated
 * separately.
 */
const parameters: Record<string, { field: string; isReadable: (text: string) => boolean; says: string }> = {
  trip: { field: 'address', isReadable: isOneOf(trips), says: 'is not a kind of trip' },
  cabin: { field: 'address', isReadable: isOneOf(cabins), says: 'is not a cabin' },
  direct: { field: 'address', isReadable: isOn, says: 'cannot be read as “direct only”' },
  flex: { field: 'address', isReadable: isOn, says: 'cannot be read as “flexible dates”' },
  more: { field: 'address', isReadable: (text) => text.split(',').every(isLeg), says: 'cannot be read as further flights' },
  depart: { field: 'depart', isReadable: isDayTyped, says: 'is not a date' },
  return: { field: 'return', isReadable: isDayTyped, says: 'is not a date' },
  adults: { field: 'travellers', isReadable: isCount, says: 'is not a number of adults' },
  children: {
    field: 'travellers',
    isReadable: (text) => text.split(/[\s,]+/).every(isCount),
    says: 'are not the ages of children',
  },
  infants: { field: 'travellers', isReadable: isCount, says: 'is not a number of infants' },
}

/** The invalid values in the address of a search, by form field; each message quotes the value. */
export const flightAddressProblems = (params: URLSearchParams): FieldProblem[] =>
  Object.entries(parameters).flatMap(([name, { field, isReadable, says }]) => {
    const text = params.get(name)?.trim()
    return text && !isReadable(text) ? [{ path: field, message: `${quoted(text)} ${says}.` }] : []
  })
