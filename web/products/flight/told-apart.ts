import type { ComparedFlight } from './compare-list.ts'

type Line = Pick<ComparedFlight, 'airline' | 'fare' | 'ways' | 'facts'>

const lineOf = ({ airline, fare, ways }: Line): string => [airline.name, fare, ...ways].join('|')

/**
 * What tells flights apart whose lines are identical: the facts that not all of them have, such as `VS 412` or `Refundable for a fee`. Empty for a
 * flight whose line no other has.
 */
export function toldApart(flights: readonly Line[]): string[] {
  return flights.map((flight) => {
    const others = flights.filter((other) => other !== flight && lineOf(other) === lineOf(flight))
    return flight.facts.filter((fact) => others.some(({ facts }) => !facts.includes(fact))).join(', ')
  })
}
