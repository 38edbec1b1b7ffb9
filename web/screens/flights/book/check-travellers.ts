import type { LocalDate } from '#domain/dates.ts'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import { typedProblem } from '#domain/flights/people/traveller-rules.ts'
import type { Check } from '../../../kit/form/field-errors.ts'
import { checkContact } from '../../../products/checkout/check-contact.ts'
import { readTypedDate, unreadableDate } from '../../../products/checkout/typed-date.ts'
import { birthProblem, expiryProblem } from './traveller-fields.ts'

type Seat = Pick<OfferPassenger, 'id' | 'type' | 'age'>
interface Journey {
  passengers: readonly Seat[]
  documentsRequired: boolean
  lastDay: LocalDate
}

/** The value of a traveller's field, that traveller's other fields, and the passenger. */
interface Asked {
  value: string
  other: (field: string) => string
  passenger: Seat
  journey: Journey
}

const chosen =
  (says: string) =>
  ({ value }: Asked) =>
    value === '' ? says : null

/** A parsed date, or its error. */
const day = (problem: (asked: Asked) => (day: LocalDate) => string | null) => (asked: Asked) => {
  const read = readTypedDate(asked.value)
  return read ? problem(asked)(read) : unreadableDate
}

/** An optional passport may be left empty as a whole. */
const ofPassport = (rule: (asked: Asked) => string | null) => (asked: Asked) => {
  const { journey, other } = asked
  const isGiven = ['number', 'country', 'expiresOn'].some((part) => other(`document.${part}`) !== '')
  return journey.documentsRequired || isGiven ? rule(asked) : null
}

const ofLoyalty = (rule: (asked: Asked) => string | null) => (asked: Asked) =>
  asked.other('loyalty.airline') || asked.other('loyalty.number') ? rule(asked) : null

/** By field of a traveller: the same rules and texts as the shape with which the server parses the form. */
const rules: Record<string, (asked: Asked) => string | null> = {
  title: chosen('Choose a title.'),
  givenName: ({ value }) => typedProblem('givenName', value),
  familyName: ({ value }) => typedProblem('familyName', value),
  gender: chosen('Choose as in the passport.'),
  bornOn: day(({ passenger, journey }) => birthProblem(passenger, journey.lastDay)),
  'document.number': ofPassport(({ value }) => typedProblem('document.number', value)),
  'document.country': ofPassport(chosen('Choose the country that issued the passport.')),
  'document.expiresOn': ofPassport(day(({ journey }) => expiryProblem(journey.lastDay))),
  'loyalty.airline': ofLoyalty(chosen('Choose the programme.')),
  'loyalty.number': ofLoyalty(({ value }) => typedProblem('loyalty.number', value.replaceAll(/[\s-]/g, ''))),
}

const path = /^travellers\.(\d+)\.(.+)$/

/** The errors of a form of travellers and their contact. */
export const checkTravellers =
  (journey: Journey): Check =>
  (name, valueOf) => {
    const [, at, field = ''] = path.exec(name) ?? []
    if (at === undefined) return checkContact(name, valueOf)
    const passenger = journey.passengers[Number(at)]
    const other = (of: string) => valueOf(`travellers.${at}.${of}`).trim()
    return passenger ? (rules[field]?.({ value: other(field), other, passenger, journey }) ?? null) : null
  }
