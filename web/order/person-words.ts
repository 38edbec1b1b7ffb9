import type { PassengerType } from '#domain/flights/offer.ts'

/** What a traveller's type is called. */
export const typeWords: Record<PassengerType, string> = { ADT: 'Adult', CHD: 'Child', INF: 'Infant on lap' }

/** `Mr Chukwuemeka Okonkwo`, as the ticket has it. */
export const fullName = (person: { title: string; givenName: string; familyName: string }): string =>
  `${person.title.charAt(0).toUpperCase()}${person.title.slice(1)} ${person.givenName} ${person.familyName}`
