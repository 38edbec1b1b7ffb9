import { plainWords } from '../plain-words.ts'
import { memoizeByObject } from '../memoize.ts'
import type { FoundTour } from './found-tour.ts'

/** The words by which a tour is found. */
const wordsOf = memoizeByObject((tour: FoundTour): readonly string[] => [
  ...new Set(
    plainWords(
      [
        tour.title,
        tour.summary,
        tour.city,
        ...tour.attractions,
        ...(tour.keywords ?? []),
        ...tour.categories,
        ...tour.interests,
      ].join(' '),
    ),
  ),
])

/** Letters that a word of this length may have wrong. */
function allowed(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** Whether two words differ by at most `most` insertions, deletions, replacements and swaps of neighbours. */
export function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1)
      next.push(best)
    }
    if (Math.min(...next) > most) return false
    before = row
    row = next
  }
  return (row[b.length] ?? 0) <= most
}

/** Whether each word of the text is a word of the tour, its beginning, or a misspelling of it. */
export function matchesText(tour: FoundTour, text: string): boolean {
  const words = wordsOf(tour)
  return plainWords(text).every((asked) =>
    words.some(
      (word) =>
        word.startsWith(asked) ||
        isNear(asked, word, allowed(asked.length)) ||
        // A misspelt beginning of a longer word.
        (asked.length > 4 && word.length > asked.length && isNear(asked, word.slice(0, asked.length), 1)),
    ),
  )
}
