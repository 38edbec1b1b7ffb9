import { formatDate } from '../../dates.ts'
import type { FeasibilityRule } from '../rule.ts'
import { dayOf, isNear, journeysOf, nightsBetween, nightsOf, pairsOf, visitsOf } from '../timeline.ts'

/** Nobody is in two places at once. */
export const overlap: FeasibilityRule = {
  passes: 'Nothing overlaps.',
  applies: (items) => items.length > 1,
  check(items) {
    const timed = [
      ...journeysOf(items).map(({ item, departs, arrives }) => ({ item, starts: departs, ends: arrives })),
      ...visitsOf(items),
    ].toSorted((a, b) => a.starts.at - b.starts.at)
    const atOnce = pairsOf(timed).filter(([a, b]) => b.starts.at < a.ends.at && a.item.id !== b.item.id)
    const twice = pairsOf(nightsOf(items)).filter(([a, b]) => b.checkIn < a.checkOut && a.item.id !== b.item.id)
    return [
      ...atOnce.map(([a, b]) => ({
        level: 'fail' as const,
        says: `${a.item.title} and ${b.item.title} are at the same time on ${formatDate(dayOf(b.starts))}.`,
        items: [a.item.id, b.item.id],
      })),
      ...twice.map(([a, b]) => {
        const last = a.checkOut < b.checkOut ? a.checkOut : b.checkOut
        const count = nightsBetween(b.checkIn, last).length
        const nights = count === 1 ? `the night of ${formatDate(b.checkIn)}` : `${count} nights from ${formatDate(b.checkIn)}`
        const where = isNear(a.place, b.place) ? '' : ', in different places'
        return {
          level: 'warn' as const,
          says: `${a.item.title} and ${b.item.title} are both for ${nights}${where}.`,
          items: [a.item.id, b.item.id],
        }
      }),
    ]
  },
}
