import type { Insured } from '#domain/policies/people.ts'
import type { OrderPerson } from '../../products/read-people.ts'

/** A person of an order as an insured. */
export const asInsured = ({ givenName, familyName, bornOn }: OrderPerson): Insured => ({
  givenName,
  familyName,
  bornOn: bornOn ?? '',
})
