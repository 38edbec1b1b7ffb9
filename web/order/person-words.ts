import type { PassengerType } from '#domain/flights/offer.ts'

/** The label of a passenger type. */
export const typeWords: Record<PassengerType, string> = { ADT: 'Adult', CHD: 'Child', INF: 'Infant on lap' }

/** `Mr Chukwuemeka Okonkwo`, as on the ticket. */
export const fullName = (person: { title: string; givenName: string; familyName: string }): string =>
  `${person.title.charAt(0).toUpperCase()}${person.title.slice(1)} ${person.givenName} ${person.familyName}`
