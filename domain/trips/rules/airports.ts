import { formatDate } from '../../dates.ts'
import type { FeasibilityRule, Finding } from '../rule.ts'
import { dayOf, isNear, journeysOf } from '../timeline.ts'

/** The next flight leaves from the airport where the last one landed. */
export const airportChange: FeasibilityRule = {
  passes: 'Flights leave from where the last one landed.',
  applies: (items) => journeysOf(items).length > 1,
  check(items) {
    const journeys = journeysOf(items)
    return journeys.flatMap((next, at): Finding[] => {
      const last = journeys[at - 1]
      if (!last || last.to.airport === next.from.airport) return []
      const between = `${last.to.name} (${last.to.airport}) and leave from ${next.from.name} (${next.from.airport}) on ${formatDate(dayOf(next.departs))}`
      const words = isNear(last.to, next.from)
        ? `The airport changes: you land at ${between}. Plan the transfer.`
        : `You land at ${between}: nothing in the trip takes you there.`
      return [{ level: 'warn', says: words, items: [...new Set([last.item.id, next.item.id])] }]
    })
  },
}
