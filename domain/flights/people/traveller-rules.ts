import { emailRule } from '../../contact/contact-rules.ts'
import { addDays, ageOn, type LocalDate } from '../../dates.ts'
import { brokenRule, type FieldProblem, type TextRule } from '../../field-rules.ts'
import type { PassengerType } from '../offer.ts'
import { nameHints } from './name-hints.ts'
import type { Traveller } from './traveller.ts'

export const titles = ['mr', 'ms', 'mrs', 'miss', 'dr'] as const

/**
 * Names as airlines accept them: Latin letters of ICAO Doc 9303, spaces, hyphens; airlines transliterate accents and omit apostrophes and dots in a
 * ticket.
 */
const LETTERS = /^\p{Script=Latin}[\p{Script=Latin}\p{M} '’.-]*$/u

const nameRules = (what: string): TextRule[] => [
  { pattern: /./s, says: `Enter the ${what} as in the passport.` },
  { pattern: /^.{0,20}$/s, says: `At most 20 characters: shorten the ${what} as the airline would.` },
  { pattern: LETTERS, says: 'Use Latin letters, spaces and hyphens, as in the passport.' },
]

/** By field of a traveller and of the contact. Texts are trimmed first; numbers are in capitals. */
export const travellerRules = {
  givenName: nameRules('given name'),
  familyName: nameRules('family name'),
  'document.number': [{ pattern: /^[A-Z0-9]{5,15}$/, says: 'A passport number has 5 to 15 letters and digits.' }],
  'loyalty.number': [{ pattern: /^[A-Z0-9]{5,20}$/, says: 'A frequent-flyer number has 5 to 20 letters and digits.' }],
  email: [emailRule],
} satisfies Record<string, TextRule[]>

const inCapitals = new Set<keyof typeof travellerRules>(['document.number', 'loyalty.number'])

/** The error of a typed text, in the words of the shape; null if it is valid. */
export function typedProblem(field: keyof typeof travellerRules, typed: string): string | null {
  const text = typed.trim()
  return brokenRule(inCapitals.has(field) ? text.toUpperCase() : text, ...travellerRules[field])
}

const ageRules: Record<PassengerType, { fits: (age: number) => boolean; says: string }> = {
  ADT: { fits: (age) => age >= 12, says: 'An adult is 12 or older on the day of the last flight.' },
  CHD: { fits: (age) => age >= 2 && age <= 11, says: 'A child is 2 to 11 on the day of the last flight.' },
  INF: { fits: (age) => age >= 0 && age < 2, says: 'An infant is under 2 on the day of the last flight.' },
}

/**
 * What an airline refuses: ages on the day of the last flight, missing or short-lived passports (six months past the journey), two travellers with
 * one name, an age that was not priced.
 */
export function travellerProblems(
  travellers: readonly Traveller[],
  journey: {
    passengers: readonly { id: string; type: PassengerType; age: number | null }[]
    lastDay: LocalDate
    documentsRequired: boolean
    /** Airlines whose frequent-flyer numbers the booking accepts. */
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

/** Many countries refuse a passport that expires sooner after the journey. */
const PASSPORT_DAYS = 183

/** The validity of a passport for a journey: expired before its end, less than six months after it, or fine. */
export function passportState(expiresOn: LocalDate, lastDay: LocalDate): 'fine' | 'expires-soon' | 'expired' {
  if (expiresOn <= lastDay) return 'expired'
  return expiresOn < addDays(lastDay, PASSPORT_DAYS) ? 'expires-soon' : 'fine'
}

/** Warnings: allowed, but worth checking before payment. */
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
