import type { FieldProblem } from '../field-rules.ts'
import { quoted } from '../quoted.ts'
import { isDayTyped } from '../read-coming-day.ts'
import { destinationKinds } from './kinds.ts'
import { SEARCH_RADIUS_KM } from './search-rules.ts'

const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text)

function isPoint(text: string): boolean {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const [latitude = Number.NaN, longitude = Number.NaN] = numbers
  return numbers.length === 2 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

const isRadius = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= SEARCH_RADIUS_KM

/** By parameter of a search's address: the form field, how to parse it, and the description of a valid value. */
const parameters: Record<string, { field: string; isReadable: (text: string) => boolean; says: string }> = {
  at: { field: 'destination', isReadable: isPoint, says: 'is not a point on the map' },
  kind: { field: 'destination', isReadable: isOneOf(destinationKinds), says: 'is not a kind of place' },
  country: { field: 'destination', isReadable: (text) => /^[A-Z]{2}$/.test(text), says: 'is not a country' },
  checkIn: { field: 'checkIn', isReadable: isDayTyped, says: 'is not a date' },
  checkOut: { field: 'checkOut', isReadable: isDayTyped, says: 'is not a date' },
  rooms: {
    field: 'rooms',
    isReadable: (text) => text.split('_').every((room) => /^\d{1,2}(-[\d.]*(-\d{0,2})?)?$/.test(room)),
    says: 'cannot be read as rooms and guests',
  },
  nationality: { field: 'nationality', isReadable: (text) => /^[A-Z]{2}$/i.test(text), says: 'is not a nationality' },
  radius: { field: 'radiusKm', isReadable: isRadius, says: `is not a distance from 1 to ${SEARCH_RADIUS_KM} km` },
}

/** The invalid values in the address of a search for stays, by form field; each message quotes the value. */
export const stayAddressProblems = (params: URLSearchParams): FieldProblem[] =>
  Object.entries(parameters).flatMap(([name, { field, isReadable, says }]) => {
    const text = params.get(name)?.trim()
    return text && !isReadable(text) ? [{ path: field, message: `${quoted(text)} ${says}.` }] : []
  })
