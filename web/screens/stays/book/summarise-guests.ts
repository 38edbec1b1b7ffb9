import type { FormOutcome } from '../../../kit/form/outcome.ts'
import type { GuestSeat } from './seats.ts'

const fields: Record<string, string> = { givenName: 'given name', familyName: 'family name' }

/** The errors of the form in its own words: `Room 2, who checks in, given name`. */
export function summariseGuests(
  outcome: FormOutcome | object | null | undefined,
  seats: readonly GuestSeat[],
): { outcome: FormOutcome | object | null | undefined; labels: Record<string, string> } {
  const isOne = seats.every(({ room }) => room === 0)
  const labels = Object.fromEntries(
    seats.flatMap(({ room, label }, index) =>
      Object.entries(fields).map(([field, name]) => [
        `guests.${index}.${field}`,
        `${isOne ? label : `Room ${room + 1}, ${label.toLowerCase()}`}, ${name}`,
      ]),
    ),
  )
  const others = { 'contact.email': 'E-mail', 'contact.phone': 'Phone', requests: 'Requests', loyaltyNumber: 'Member number' }
  return { outcome, labels: { ...labels, ...others } }
}
