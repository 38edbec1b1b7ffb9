import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import { phoneFields } from '../../../products/checkout/phone-number.ts'
import { toTypedDate } from '../../../products/checkout/typed-date.ts'

type Wanted = TripCheckout['wanted'][number]

const ADULT_AGE = 12

function typeOf({ least, most }: Wanted): OfferPassenger['type'] {
  if (most < 2) return 'INF'
  return least >= ADULT_AGE ? 'ADT' : 'CHD'
}

/** The people to name, in the terms of the form of travellers. Each item checks their ages on its own day. */
export const passengersOf = ({ wanted }: TripCheckout): OfferPassenger[] =>
  wanted.map((one, at) => ({ id: `${at}`, type: typeOf(one), age: null, baggage: { checked: null, cabin: null } }))

/** The last day of the trip: passports are valid longer. */
export const lastDayOf = ({ items }: TripCheckout): string =>
  items
    .map(({ to }) => to)
    .toSorted()
    .at(-1) ?? ''

/** The fields of the form from what was saved. */
export function startOf({ typed }: TripCheckout): Record<string, string> {
  if (!typed) return {}
  const phone = phoneFields(typed['contact.phone'] ?? '')
  const people = Object.entries(typed).flatMap(([name, value]): [string, string][] =>
    name.startsWith('people.')
      ? [[name.replace('people.', 'travellers.'), name.endsWith('On') ? toTypedDate(value) : value]]
      : [],
  )
  return {
    ...Object.fromEntries(people),
    'contact.email': typed['contact.email'] ?? '',
    'contact.phone': phone.number,
    'contact.phoneCountry': phone.country,
  }
}

/** The API's problems by the fields of the form. */
export const problemsOfForm = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, says]) => [path.replace(/^people\./, 'travellers.'), says]))
