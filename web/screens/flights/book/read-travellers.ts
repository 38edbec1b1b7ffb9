import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import { Traveller } from '#domain/flights/people/traveller.ts'
import { phoneFields, toE164 } from '../../../products/checkout/phone-number.ts'
import { readTypedDate, toTypedDate, unreadableDate } from '../../../products/checkout/typed-date.ts'
import { genderOf } from './traveller-fields.ts'

const People = z.object({ travellers: z.array(Traveller), contact: Contact })
export type People = z.infer<typeof People>

type Typed = Record<string, string>

/** A passport as typed. If it is optional, all fields empty means none. */
function readDocument(at: (field: string) => string, isRequired: boolean): object | null {
  const [number, country, expires] = [at('document.number'), at('document.country'), at('document.expiresOn')]
  if (!isRequired && !number && !country && !expires) return null
  return { type: 'passport', number, country, expiresOn: readTypedDate(expires) ?? expires }
}

/** A frequent-flyer number as typed; both fields empty means none. */
function readLoyalty(at: (field: string) => string): object | null {
  const [airline, number] = [at('loyalty.airline'), at('loyalty.number')]
  return airline || number ? { airline, number: number.replaceAll(/[\s-]/g, '') } : null
}

/**
 * The travellers and the contact of a submitted form, whose fields are named by path (`travellers.0.givenName`) in the order of the offer's
 * passengers. A gender that is not selected is implied by the title, as in the hydrated form. `problems` has the errors by the same paths.
 */
export function readTravellers(
  typed: Typed,
  { passengers, documentsRequired }: { passengers: readonly Pick<OfferPassenger, 'id'>[]; documentsRequired: boolean },
): { people: People; problems: null } | { people: null; problems: Record<string, string> } {
  const read = People.safeParse({
    travellers: passengers.map(({ id }, index) => {
      const at = (field: string) => typed[`travellers.${index}.${field}`]?.trim() ?? ''
      const born = at('bornOn')
      return {
        passengerId: id,
        title: at('title'),
        givenName: at('givenName'),
        familyName: at('familyName'),
        gender: at('gender') || (genderOf[at('title')] ?? ''),
        bornOn: readTypedDate(born) ?? born,
        document: readDocument(at, documentsRequired),
        loyalty: readLoyalty(at),
      }
    }),
    contact: {
      email: typed['contact.email']?.trim(),
      phone: toE164(typed['contact.phone'] ?? '', typed['contact.phoneCountry'] ?? ''),
    },
  })
  if (read.success) return { people: read.data, problems: null }
  const problems: Record<string, string> = {}
  for (const issue of read.error.issues) {
    const path = issue.path.join('.')
    const isUnreadable = path.endsWith('On') && Boolean(typed[path])
    problems[path] ??= isUnreadable ? unreadableDate : issue.message
  }
  return { people: null, problems }
}

/** The form's fields of saved persons: the reverse of `readTravellers`. */
export function fillTravellers({ travellers, contact }: People): Typed {
  const phone = phoneFields(contact.phone)
  const typed: Typed = { 'contact.email': contact.email, 'contact.phone': phone.number, 'contact.phoneCountry': phone.country }
  travellers.forEach((traveller, index) => {
    const put = (field: string, value: string) => {
      typed[`travellers.${index}.${field}`] = value
    }
    const { title, givenName, familyName, gender, bornOn, document, loyalty } = traveller
    for (const [field, value] of Object.entries({ title, givenName, familyName, gender })) put(field, value)
    put('bornOn', toTypedDate(bornOn))
    if (loyalty) for (const [field, value] of Object.entries(loyalty)) put(`loyalty.${field}`, value)
    if (!document) return
    put('document.number', document.number)
    put('document.country', document.country)
    put('document.expiresOn', toTypedDate(document.expiresOn))
  })
  return typed
}
