import type { Traveller } from '#domain/flights/people/traveller.ts'
import type { OrderPerson } from '../../products/read-people.ts'

/** A person of an order of flights in the form for airlines; the document stays encrypted. */
export function asTraveller(person: OrderPerson): Omit<Traveller, 'document'> {
  const { supplierPersonId, title, givenName, familyName, gender, bornOn, loyalty } = person
  if (supplierPersonId === null || !title || !gender || !bornOn) throw new Error(`person ${person.id} is no traveller`)
  return { passengerId: supplierPersonId, title, givenName, familyName, gender, bornOn, loyalty }
}
