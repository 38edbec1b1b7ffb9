import type { OfferPassenger } from '../../inventory/wire.ts'
import { fieldProblem } from '../http/problem.ts'
import type { PassengerInput } from './order-input.ts'

const isInfant = ({ type }: OfferPassenger) => type === 'infant_without_seat'

/** Each infant is assigned to one adult of the order; 422 with a source otherwise. */
export function checkInfants(passengers: PassengerInput[], byId: Map<string, OfferPassenger>): void {
  const carried = new Set<string>()
  for (const [index, { id, infant_passenger_id: infant }] of passengers.entries()) {
    if (!infant) continue
    const path = ['passengers', index, 'infant_passenger_id']
    const expected = byId.get(infant)
    const self = byId.get(id)
    if (expected === undefined || !isInfant(expected)) {
      throw fieldProblem('validation_inclusion', path, `Field 'infant_passenger_id' has to name an infant of this offer`)
    }
    if (self === undefined || self.type === 'child' || isInfant(self)) {
      throw fieldProblem('validation_inclusion', path, 'Only an adult can carry an infant')
    }
    if (carried.has(infant)) throw fieldProblem('validation_unique', path, 'Two adults cannot carry the same infant')
    carried.add(infant)
  }
  const alone = passengers.findIndex(({ id }) => {
    const expected = byId.get(id)
    return expected !== undefined && isInfant(expected) && !carried.has(id)
  })
  if (alone >= 0) {
    throw fieldProblem(
      'validation_required',
      ['passengers', alone, 'infant_passenger_id'],
      'Name this infant as infant_passenger_id of an adult',
    )
  }
}
