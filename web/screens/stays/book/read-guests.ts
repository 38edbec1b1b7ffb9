import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { Guest } from '#domain/stays/guest.ts'
import { MAX_REQUESTS } from '#domain/stays/guest-rules.ts'
import { phoneFields, toE164 } from '../../../products/checkout/phone-number.ts'
import type { GuestSeat } from './seats.ts'

type Typed = Record<string, string>

export interface StayPeople {
  guests: Guest[]
  contact: Contact
  requests: string
  loyaltyNumber: string | null
}

const Requests = z.string().trim().max(MAX_REQUESTS, `At most ${MAX_REQUESTS} characters.`)
const Loyalty = z.string().trim().max(40, 'At most 40 characters.')

/**
 * The guests, contact and requests of a submitted form, whose fields are named by path (`guests.0.givenName`) in the order of the seats. Only the
 * guest who checks in is required; others have both names or none. `problems` has the errors by the same paths.
 */
export function readGuests(
  typed: Typed,
  seats: readonly GuestSeat[],
): { people: StayPeople; problems: null } | { people: null; problems: Record<string, string> } {
  const problems: Record<string, string> = {}
  const check = <T>(shape: z.ZodType<T>, value: unknown, path: string): T[] => {
    const read = shape.safeParse(value)
    if (read.success) return [read.data]
    for (const issue of read.error.issues) problems[[path, ...issue.path].join('.')] ??= issue.message
    return []
  }
  const guests = seats.flatMap(({ room, type, age, isLead }, index) => {
    const path = `guests.${index}`
    const [givenName, familyName] = ['givenName', 'familyName'].map((field) => typed[`${path}.${field}`]?.trim() ?? '')
    if (!isLead && !givenName && !familyName) return []
    return check(Guest, { room, type, age, title: null, givenName, familyName }, path)
  })
  const phone = toE164(typed['contact.phone'] ?? '', typed['contact.phoneCountry'] ?? '')
  const [contact] = check(Contact, { email: typed['contact.email']?.trim(), phone }, 'contact')
  const [requests] = check(Requests, typed.requests ?? '', 'requests')
  const [loyaltyNumber] = check(Loyalty, typed.loyaltyNumber ?? '', 'loyaltyNumber')
  if (!contact || requests === undefined || Object.keys(problems).length > 0) return { people: null, problems }
  return { people: { guests, contact, requests, loyaltyNumber: loyaltyNumber || null }, problems: null }
}

/** The form's fields of saved persons: the reverse of `readGuests`. */
export function fillGuests({ guests, contact, requests, loyaltyNumber }: StayPeople, seats: readonly GuestSeat[]): Typed {
  const phone = phoneFields(contact.phone)
  const typed: Typed = { 'contact.email': contact.email, 'contact.phone': phone.number, 'contact.phoneCountry': phone.country }
  if (requests) typed.requests = requests
  if (loyaltyNumber) typed.loyaltyNumber = loyaltyNumber
  const free = seats.map((seat, index) => ({ ...seat, index }))
  for (const { room, type, age, givenName, familyName } of guests) {
    const at = free.findIndex((seat) => seat.room === room && seat.type === type && seat.age === age)
    const [seat] = at < 0 ? [] : free.splice(at, 1)
    if (!seat) continue
    typed[`guests.${seat.index}.givenName`] = givenName
    typed[`guests.${seat.index}.familyName`] = familyName
  }
  return typed
}
