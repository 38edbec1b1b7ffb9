import { plainWords } from '../plain-words.ts'
import { kmBetween } from '../travel/distance.ts'
import type { TourBrief } from './tour.ts'

/** Words that say nothing about which tour it is. */
const generic = new Set(
  'a an and at by for from in into of on the through to with your our own day days half full hour hours tour tours guided guide trip trips ticket tickets entrance visit visiting experience activity local city best'.split(
    ' ',
  ),
)

const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, '')

/** The words that name a tour, without those of its city. */
function wordsOf({ title, city }: Pick<TourBrief, 'title' | 'city'>): Set<string> {
  const own = new Set(plainWords(city))
  return new Set(plainWords(title).flatMap((word) => (own.has(word) || generic.has(word) ? [] : stem(word))))
}

/** The share of common members, 0 to 1; equal if both are empty. */
function overlap<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  if (a.size === 0 && b.size === 0) return 1
  const common = [...a].filter((one) => b.has(one)).length
  return common / (a.size + b.size - common)
}

/** The parts of the evidence; a pair is one tour from this sum on. */
const weights = { title: 0.5, start: 0.2, length: 0.15, kind: 0.15 }
const SAME = 0.55
/** Beginning at one place. */
const NEAR_KM = 0.2

type Compared = Pick<
  TourBrief,
  'title' | 'city' | 'latitude' | 'longitude' | 'duration' | 'categories' | 'interests' | 'services' | 'startTimes'
>

/** What one tour cannot have at one supplier only: being private, without a guide, or at any time of the day. */
const natures: readonly ((tour: Compared) => boolean)[] = [
  ({ services }) => services.includes('private-tours'),
  ({ services }) => services.includes('self-guided'),
  ({ startTimes }) => startTimes.length === 0,
]

/** Whether two listings of different suppliers are one tour: by title, start, length and kind. */
export function isSameTour(a: Compared, b: Compared): boolean {
  if (natures.some((has) => has(a) !== has(b))) return false
  const km = kmBetween(a, b)
  if (km > 1) return false
  const isAsLong =
    a.duration !== null && b.duration !== null && Math.abs(a.duration.from - b.duration.from) <= a.duration.from * 0.1
  const kinds = ({ categories, interests }: Compared) => new Set([...categories, ...interests])
  const sum =
    weights.title * overlap(wordsOf(a), wordsOf(b)) +
    (km <= NEAR_KM ? weights.start : 0) +
    (isAsLong ? weights.length : 0) +
    weights.kind * overlap(kinds(a), kinds(b))
  return sum >= SAME
}
