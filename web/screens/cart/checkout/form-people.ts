import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import { answerField } from '#domain/trips/answer-field.ts'
import type { Check } from '../../../kit/form/field-errors.ts'
import { travellerLabels } from '../../flights/book/traveller-labels.ts'

type Wanted = TripCheckout['wanted'][number]

const ADULT_AGE = 12

function typeOf({ least, most }: Wanted): OfferPassenger['type'] {
  if (most < 2) return 'INF'
  return least >= ADULT_AGE ? 'ADT' : 'CHD'
}

/** The people to name, in the terms of the form of travellers. Each item checks their ages on its own day. */
export const passengersOf = ({ wanted }: TripCheckout): OfferPassenger[] =>
  wanted.map((one, at) => ({ id: `${at}`, type: typeOf(one), age: null, baggage: { checked: null, cabin: null } }))

const nouns: Record<OfferPassenger['type'], string> = { ADT: 'Adult', CHD: 'Child', INF: 'Infant' }

/** The labels of the people: of a party in several rooms each with the room, `Child, 7 years · Room 2: Family room`. */
export function labelsOfPeople(checkout: TripCheckout): string[] {
  const passengers = passengersOf(checkout)
  const usual = travellerLabels(passengers)
  return checkout.wanted.map(({ room, least, most }, at) => {
    const type = passengers[at]?.type ?? 'ADT'
    if (!room || type === 'ADT') return [usual[at], ...(room ? [room] : [])].join(' · ')
    return `${nouns[type]}${least === most ? `, ${least} years` : ''} · ${room}`
  })
}

/** The API's problems by the fields of the form. */
export const problemsOfForm = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, says]) => [path.replace(/^people\./, 'travellers.'), says]))

/** What the summary of errors calls the questions and documents of items. */
export const labelsOfItems = ({ items }: TripCheckout): Record<string, string> =>
  Object.fromEntries(
    items.flatMap(({ id, title, questions }) => [
      [`documents.${id}`, `Documents of ${title}`],
      ...questions.map(({ name, label }) => [answerField(id, name), label]),
    ]),
  )

const unanswered = 'Answer this question.'

/** The fields of the questions that must be answered; a tick has its own rule. */
const requiredFields = ({ items }: TripCheckout): string[] =>
  items.flatMap(({ id, questions }) =>
    questions.filter(({ isRequired, kind }) => isRequired && kind !== 'checkbox').map(({ name }) => answerField(id, name)),
  )

/** The questions without an answer in a submitted form, by field. */
export const unansweredIn = (checkout: TripCheckout, typed: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    requiredFields(checkout).flatMap((field) => ((typed[field] ?? '').trim() === '' ? [[field, unanswered]] : [])),
  )

/** The check of the form's fields: people and contact, and the questions of items. */
export function checkTrip(checkout: TripCheckout, checkPeople: Check): Check {
  const required = new Set(requiredFields(checkout))
  return (name, valueOf) => {
    if (required.has(name)) return valueOf(name).trim() === '' ? unanswered : null
    return checkPeople(name, valueOf)
  }
}
