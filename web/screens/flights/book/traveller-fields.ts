import { addDays, formatDate, type LocalDate } from '#domain/dates.ts'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import type { Traveller } from '#domain/flights/people/traveller.ts'
import { travellerProblems } from '#domain/flights/people/traveller-rules.ts'

/** Titles by passenger type; the domain's list is for all of them. */
export const titleOptions: Record<OfferPassenger['type'], { value: string; label: string }[]> = {
  ADT: [
    { value: 'mr', label: 'Mr' },
    { value: 'ms', label: 'Ms' },
    { value: 'mrs', label: 'Mrs' },
    { value: 'miss', label: 'Miss' },
    { value: 'dr', label: 'Dr' },
  ],
  CHD: [
    { value: 'mr', label: 'Mr' },
    { value: 'miss', label: 'Miss' },
  ],
  INF: [
    { value: 'mr', label: 'Mr' },
    { value: 'miss', label: 'Miss' },
  ],
}

/** The gender that a title implies. */
export const genderOf: Record<string, string> = { mr: 'm', ms: 'f', mrs: 'f', miss: 'f' }

/** The error of a date of birth for the fare that was priced; the other fields do not matter to it. */
export const birthProblem =
  ({ id, type, age }: Pick<OfferPassenger, 'id' | 'type' | 'age'>, lastDay: LocalDate) =>
  (bornOn: LocalDate): string | null => {
    const someone: Traveller = {
      passengerId: id,
      title: 'mr',
      givenName: 'A',
      familyName: 'B',
      gender: 'm',
      bornOn,
      document: null,
      loyalty: null,
    }
    const problems = travellerProblems([someone], { passengers: [{ id, type, age }], lastDay, documentsRequired: false })
    return problems.find(({ path }) => path.endsWith('bornOn'))?.message ?? null
  }

/** A passport must be valid after the journey. */
export const expiryProblem = (lastDay: LocalDate) => (expiresOn: LocalDate) =>
  expiresOn <= lastDay ? `It has to be valid past the journey, at least until ${formatDate(addDays(lastDay, 1))}.` : null
