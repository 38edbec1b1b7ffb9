import { z } from 'zod'
import { addDays, ageOn, type LocalDate } from '../dates.ts'
import { nameHints } from './name-hints.ts'
import type { PassengerType } from './offer.ts'

/**
 * Names as airlines take them: Latin letters of ICAO Doc 9303, spaces, hyphens; accents are transliterated by the
 * airline, apostrophes and dots are left out in a ticket.
 */
const NAME = /^\p{Script=Latin}[\p{Script=Latin}\p{M} '’.-]*$/u

const PersonName = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `Enter the ${what} as in the passport.`)
    .max(20, `At most 20 letters: shorten the ${what} as the airline would.`)
    .regex(NAME, `Use Latin letters, spaces and hyphens, as in the passport.`)

export const titles = ['mr', 'ms', 'mrs', 'miss', 'dr'] as const

export const TravelDocument = z.object({
  type: z.literal('passport'),
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{5,15}$/, 'A passport number has 5 to 15 letters and digits.'),
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose the country that issued the passport.'),
  expiresOn: z.iso.date('Enter the date of expiry.'),
})
export type TravelDocument = z.infer<typeof TravelDocument>

/** A frequent-flyer number, and the airline whose programme it is of. */
export const Loyalty = z.object({
  airline: z.string().regex(/^[A-Z0-9]{2}$/, 'Choose the programme.'),
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{5,20}$/, 'A frequent-flyer number has 5 to 20 letters and digits.'),
})
export type Loyalty = z.infer<typeof Loyalty>

export const Traveller = z.object({
  /** The offer's passenger id. */
  passengerId: z.string(),
  title: z.enum(titles, 'Choose a title.'),
  givenName: PersonName('given name'),
  familyName: PersonName('family name'),
  gender: z.enum(['m', 'f'], 'Choose as in the passport.'),
  bornOn: z.iso.date('Enter the date of birth.'),
  document: TravelDocument.nullable(),
  loyalty: Loyalty.nullable().default(null),
})
export type Traveller = z.infer<typeof Traveller>

export const Contact = z.object({
  email: z.email('Enter an e-mail address such as name@example.com.'),
  /** E.164, such as +2348031234567. */
  phone: z
    .string()
    .trim()
    .regex(/^\+[1-9]\d{6,14}$/, 'Enter the number with its country code, such as +234 803 123 4567.'),
})
export type Contact = z.infer<typeof Contact>

const ageRules: Record<PassengerType, { fits: (age: number) => boolean; says: string }> = {
  ADT: { fits: (age) => age >= 12, says: 'An adult is 12 or older on the day of the last flight.' },
  CHD: { fits: (age) => age >= 2 && age <= 11, says: 'A child is 2 to 11 on the day of the last flight.' },
  INF: { fits: (age) => age >= 0 && age < 2, says: 'An infant is under 2 on the day of the last flight.' },
}

export interface FieldProblem {
  path: string
  message: string
}

/**
 * What an airline would refuse: ages on the day of the last flight, missing or short-lived passports (six months past
 * the journey), two travellers of one name, an age that is not the one priced.
 */
export function travellerProblems(
  travellers: readonly Traveller[],
  journey: {
    passengers: readonly { id: string; type: PassengerType; age: number | null }[]
    lastDay: LocalDate
    documentsRequired: boolean
    /** Airlines whose frequent-flyer numbers the booking takes. */
    loyaltyAirlines?: readonly string[]
  },
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const names = new Map<string, number>()
  for (const passenger of journey.passengers) {
    const index = travellers.findIndex((t) => t.passengerId === passenger.id)
    const traveller = travellers[index]
    if (!traveller) {
      problems.push({ path: 'travellers', message: 'Enter every traveller.' })
      continue
    }
    const at = (field: string) => `travellers.${index}.${field}`
    const rule = ageRules[passenger.type]
    const age = ageOn(traveller.bornOn, journey.lastDay)
    if (!rule.fits(age)) problems.push({ path: at('bornOn'), message: rule.says })
    else if (passenger.type === 'CHD' && passenger.age !== null && age !== passenger.age)
      problems.push({
        path: at('bornOn'),
        message: `The price is for a child of ${passenger.age} on the last day of travel; this one is ${age}. Search again with that age.`,
      })
    if (journey.documentsRequired && !traveller.document)
      problems.push({ path: at('document.number'), message: 'The airline needs the passport.' })
    if (traveller.document && traveller.document.expiresOn <= journey.lastDay)
      problems.push({ path: at('document.expiresOn'), message: 'The passport expires before the journey ends.' })
    if (traveller.loyalty && journey.loyaltyAirlines?.includes(traveller.loyalty.airline) === false)
      problems.push({ path: at('loyalty.airline'), message: 'This flight takes no numbers of that programme.' })
    const name = `${traveller.givenName} ${traveller.familyName}`.toLowerCase()
    if (names.has(name))
      problems.push({
        path: at('givenName'),
        message: 'Two travellers have the same name. Add a middle name as in the passport.',
      })
    names.set(name, index)
  }
  return problems
}

/** Many countries turn away a passport that ends sooner after the journey. */
const PASSPORT_DAYS = 183

/** How a passport stands to a journey: over before it ends, less than six months after it, or fine. */
export function passportState(expiresOn: LocalDate, lastDay: LocalDate): 'fine' | 'expires-soon' | 'expired' {
  if (expiresOn <= lastDay) return 'expired'
  return expiresOn < addDays(lastDay, PASSPORT_DAYS) ? 'expires-soon' : 'fine'
}

/** Things that are allowed but worth a look before money moves. */
export function travellerWarnings(travellers: readonly Traveller[], lastDay: LocalDate): FieldProblem[] {
  return travellers.flatMap((traveller, index) => {
    const { document } = traveller
    const warnings = nameHints(traveller).map(({ field, message }) => ({ path: `travellers.${index}.${field}`, message }))
    if (document && passportState(document.expiresOn, lastDay) !== 'fine')
      warnings.push({
        path: `travellers.${index}.document.expiresOn`,
        message: 'Many countries ask for a passport valid six months past the journey.',
      })
    return warnings
  })
}
