import { freeUntil } from '#domain/stays/cancellation.ts'
import { anAdult, ofAge } from '#domain/trips/match-people.ts'
import { ADULT_AGE } from '#domain/tours/search-rules.ts'
import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import type { TripQuestion } from '#domain/trips/trip-question.ts'
import type { ProductInTrip } from '../products/product-in-trip.ts'
import type { SaleOf } from '../products/product-sale.ts'

/** Booking the other items takes some time. */
const HOUR_MS = 3_600_000

const PICKUP = 'pickup'

interface Asked {
  question: SupplierTourOffer['option']['questions'][number]
  /** The participant; null for a question about the booking. */
  index: number | null
  name: string
}

/** Each question as often as it is asked: once, or for every participant. */
const asked = ({ option, people }: SupplierTourOffer): Asked[] =>
  option.questions.flatMap((question): Asked[] =>
    question.of === 'booking'
      ? [{ question, index: null, name: question.id }]
      : people.map((_, index) => ({ question, index, name: `${question.id}.${index}` })),
  )

/** `adult 2`, `child of 7` */
function participantWords({ people }: SupplierTourOffer, index: number): string {
  const age = people[index]?.age ?? null
  if (age !== null) return `child of ${age}`
  return `adult ${people.slice(0, index + 1).filter((one) => one.age === null).length}`
}

/** Where participants are picked up: a point of the operator, or their hotel. */
function pickupQuestion({ option: { pickup, pickupPoints } }: SupplierTourOffer): TripQuestion[] {
  if (pickup === 'none') return []
  const choices = pickupPoints.map(({ id, name, address }) => ({ value: id, label: address ? `${name}, ${address}` : name }))
  const words =
    choices.length > 0
      ? { label: 'Pick-up', help: null, kind: 'select' as const }
      : { label: 'Pick-up at the hotel', help: 'Its name and address.', kind: 'text' as const }
  return [{ ...words, name: PICKUP, isRequired: pickup === 'required', choices }]
}

/** A tour that is bought with a trip, with the questions of its operator. */
export const tourInTrip: ProductInTrip<SaleOf<'tour'>> = {
  isApart: () => false,
  wanted: ({ offer }) => offer.people.map(({ age }) => (age === null ? anAdult(ADULT_AGE) : ofAge(age))),
  day: ({ offer }) => offer.day,
  needsPassport: () => false,
  questions: ({ offer }) => [
    ...asked(offer).map(({ question: { label, help, kind, isRequired, choices }, index, name }) => ({
      name,
      label: index === null ? label : `${label}, ${participantWords(offer, index)}`,
      help,
      kind,
      isRequired,
      choices,
    })),
    ...pickupQuestion(offer),
  ],
  peopleOf({ offer }, { people, contact, answers }) {
    const place = answers.get(PICKUP) ?? ''
    const isPoint = offer.option.pickupPoints.length > 0
    return {
      product: 'tour',
      participants: offer.people.flatMap((_, index) => {
        const person = people[index]
        return person ? [{ index, title: person.title, givenName: person.givenName, familyName: person.familyName }] : []
      }),
      contact,
      answers: asked(offer).flatMap(({ question, index, name }) => {
        const value = answers.get(name)
        return value ? [{ questionId: question.id, index, value }] : []
      }),
      pickup: place === '' ? null : { pointId: isPoint ? place : null, hotel: isPoint ? null : place },
      requests: '',
    }
  },
  isFreeToUndo: ({ offer }, now) => freeUntil(offer.cancellation, new Date(now.getTime() + HOUR_MS)) !== null,
}
