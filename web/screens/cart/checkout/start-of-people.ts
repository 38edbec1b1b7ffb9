import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { phoneFields } from '../../../products/checkout/phone-number.ts'
import { toTypedDate } from '../../../products/checkout/typed-date.ts'

/** The fields of the form from what was saved. For loaders: phone numbers need the country table. */
export function startOf({ typed }: TripCheckout): Record<string, string> {
  if (!typed) return {}
  const phone = phoneFields(typed['contact.phone'] ?? '')
  const people = Object.entries(typed).flatMap(([name, value]): [string, string][] =>
    name.startsWith('people.')
      ? [[name.replace('people.', 'travellers.'), name.endsWith('On') ? toTypedDate(value) : value]]
      : [],
  )
  const answers = Object.entries(typed).filter(([name]) => name.startsWith('answers.'))
  return {
    ...Object.fromEntries([...people, ...answers]),
    'contact.email': typed['contact.email'] ?? '',
    'contact.phone': phone.number,
    'contact.phoneCountry': phone.country,
  }
}
