import { formatDate } from '../../dates.ts'
import type { FeasibilityRule, Finding } from '../rule.ts'
import { spanOf } from '../timeline.ts'

/** A policy covers every day of the trip. */
export const coveredDays: FeasibilityRule = {
  passes: 'The policy covers every day of the trip.',
  applies: (items) => items.some(({ cover }) => cover !== null) && spanOf(items) !== null,
  check(items) {
    const span = spanOf(items)
    if (!span) return []
    return items.flatMap(({ id, title, cover }): Finding[] =>
      cover && (cover.from > span.from || cover.to < span.to)
        ? [
            {
              level: 'warn',
              says: `${title} covers ${formatDate(cover.from)} to ${formatDate(cover.to)}, and the trip lasts from ${formatDate(span.from)} to ${formatDate(span.to)}.`,
              items: [id],
            },
          ]
        : [],
    )
  },
}
