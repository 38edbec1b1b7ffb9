import type { TourCheckout } from '#contract/products/tour.ts'
import type { Participant, TourAnswer, TourPickup } from '#domain/tours/people.ts'
import { phoneFields, toE164 } from '../../../products/checkout/phone-number.ts'
import { answerName, questionsOf } from '../../../products/tour/questions.ts'
import { seatsOf } from '../../../products/tour/seats.ts'

type Fields = Record<string, string>

export interface TypedTourPeople {
  participants: Participant[]
  answers: TourAnswer[]
  pickup: TourPickup | null
  requests: string
  contact: { email: string; phone: string }
}

/** The field of the pick-up: a point's id, `hotel` with its name in another field, or empty for none. */
const AT_HOTEL = 'hotel'

function pickupFrom(read: (name: string) => string): TourPickup | null {
  const place = read('pickup')
  if (place === AT_HOTEL) return { pointId: null, hotel: read('hotel') || null }
  return place === '' ? null : { pointId: place, hotel: null }
}

/** The people, answers, pick-up and contact of a submitted form. Its fields are named by path: `participants.0.givenName`. */
export function readPeople(typed: Fields, offer: TourCheckout['offer']): TypedTourPeople {
  const read = (name: string) => typed[name]?.trim() ?? ''
  const participants = seatsOf(offer).flatMap(({ index, isNamed }): Participant[] => {
    const [givenName, familyName] = [read(`participants.${index}.givenName`), read(`participants.${index}.familyName`)]
    return isNamed || givenName || familyName ? [{ index, title: null, givenName, familyName }] : []
  })
  const answers = questionsOf(offer).flatMap(({ question, index, name }): TourAnswer[] => {
    const value = read(name)
    return value === '' ? [] : [{ questionId: question.id, index, value }]
  })
  const phone = toE164(read('contact.phone'), read('contact.phoneCountry'))
  return {
    participants,
    answers,
    pickup: pickupFrom(read),
    requests: read('requests'),
    contact: { email: read('contact.email'), phone },
  }
}

/** The API names participants by their place in the list that was sent; the form by their place in the offer. */
export function problemsOfForm(problems: Record<string, string>, { participants }: TypedTourPeople): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => {
      const [, at, field] = /^participants\.(\d+)\.(\w+)$/.exec(path) ?? []
      const index = at === undefined ? undefined : participants[Number(at)]?.index
      return [index === undefined ? path : `participants.${index}.${field}`, message]
    }),
  )
}

/** The form's fields of what is saved: the reverse of `readPeople`; null before anything was. */
export function savedFields({ participants, answers, pickup, requests, contact }: TourCheckout): Fields | null {
  if (!participants || !contact) return null
  const phone = phoneFields(contact.phone)
  const fields: Fields = {
    'contact.email': contact.email,
    'contact.phone': phone.number,
    'contact.phoneCountry': phone.country,
    requests,
  }
  for (const { index, givenName, familyName } of participants) {
    fields[`participants.${index}.givenName`] = givenName
    fields[`participants.${index}.familyName`] = familyName
  }
  for (const { questionId, index, value } of answers) fields[answerName(questionId, index)] = value
  if (pickup?.pointId) fields.pickup = pickup.pointId
  if (pickup?.hotel) Object.assign(fields, { pickup: AT_HOTEL, hotel: pickup.hotel })
  return fields
}
