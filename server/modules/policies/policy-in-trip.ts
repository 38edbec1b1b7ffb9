import { policySteps } from '#domain/policies/cancellation.ts'
import { disclosureKinds } from '#domain/policies/disclosures.ts'
import { eligibilityQuestions, needKinds } from '#domain/policies/needs.ts'
import type { PolicyPeople } from '#domain/policies/people.ts'
import { benefitKinds } from '#domain/policies/policy.ts'
import { freeUntil } from '#domain/stays/cancellation.ts'
import { ofAge } from '#domain/trips/match-people.ts'
import type { TripQuestion } from '#domain/trips/trip-question.ts'
import type { ProductInTrip } from '../products/product-in-trip.ts'
import type { SaleOf } from '../products/product-sale.ts'

/** Booking the other items takes some time. */
const HOUR_MS = 3_600_000

const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const required = { help: null, isRequired: true, choices: [] as TripQuestion['choices'] }

/** The address of the policyholder, who is the first insured, and demands and needs. */
const questions: TripQuestion[] = [
  { ...required, name: 'policyholder.street', label: 'Street and number of the policyholder', kind: 'text' },
  { ...required, name: 'policyholder.city', label: 'City of the policyholder', kind: 'text' },
  ...eligibilityQuestions.map(
    ({ id, text }): TripQuestion => ({ ...required, name: `needs.${id}`, label: text, kind: 'select', choices: YES_OR_NO }),
  ),
  {
    ...required,
    name: 'needs.purpose',
    label: 'What should be covered above all?',
    kind: 'select',
    choices: needKinds.map((kind) => ({ value: kind, label: benefitKinds[kind] })),
  },
  {
    ...required,
    name: 'needs.coveredElsewhere',
    label: 'That is covered elsewhere, or they do without it',
    kind: 'checkbox',
    isRequired: false,
  },
]

/** A policy that is bought with a trip: its demands and needs are questions of the trip's form, and its documents are opened there. */
export const policyInTrip: ProductInTrip<SaleOf<'protection'>> = {
  isApart: () => false,
  wanted: ({ offer }) => offer.ages.map(ofAge),
  day: ({ offer }) => offer.from,
  needsPassport: () => false,
  questions: () => questions,
  documents: disclosureKinds,
  followsOthers: true,
  peopleOf(_choice, { people, contact, answers }) {
    const of = (name: string) => answers.get(name) ?? ''
    const [first] = people
    const needs = Object.fromEntries(eligibilityQuestions.map(({ id }) => [id, of(`needs.${id}`)]))
    return {
      product: 'protection',
      insured: people.map(({ givenName, familyName, bornOn }) => ({ givenName, familyName, bornOn })),
      policyholder: {
        givenName: first?.givenName ?? '',
        familyName: first?.familyName ?? '',
        street: of('policyholder.street'),
        city: of('policyholder.city'),
      },
      needs: {
        ...needs,
        purpose: of('needs.purpose'),
        coveredElsewhere: of('needs.coveredElsewhere') === 'yes',
      } as PolicyPeople['needs'],
      contact,
    }
  },
  isFreeToUndo: ({ offer }, now) => freeUntil(policySteps(offer, now), new Date(now.getTime() + HOUR_MS)) !== null,
}
