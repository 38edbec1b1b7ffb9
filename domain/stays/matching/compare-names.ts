import { isMisspelt } from './misspelling.ts'
import type { NameFacts } from './read-name.ts'

/** What a word of each sort weighs; places weigh little where the names disagree, and nearly nothing where one is silent. */
const WEIGHTS = { own: 1, kind: 0.3, place: 0.25, otherPlace: 0.1, placeOfOne: 0.03 }
const MISSPELT = 0.92

/** 1 for the same word, a little less for a misspelt one, 0 for another. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1
  return isMisspelt(a, b) ? MISSPELT : 0
}

interface Shared {
  /** How many words both have, a misspelt one for less. */
  alike: number
  onlyLeft: number
  onlyRight: number
}

function sharedWords(left: readonly string[], right: readonly string[]): Shared {
  let [alike, found] = [0, 0]
  for (const word of left) {
    let best = 0
    for (const other of right) best = Math.max(best, wordLikeness(word, other))
    alike += best
    if (best > 0) found++
  }
  return { alike, onlyLeft: left.length - found, onlyRight: Math.max(0, right.length - found) }
}

const isJoined = (left: readonly string[], right: readonly string[]) =>
  left.length !== right.length && left.join('') === right.join('')

/** 0 to 1: how much of what either name says is said by both. */
export function nameLikeness(left: NameFacts, right: NameFacts): number {
  const own = sharedWords(left.own, right.own)
  if (own.alike === 0 && !isJoined(left.own, right.own)) return 0
  const called = own.alike === 0 || isJoined(left.own, right.own) ? { alike: 1, onlyLeft: 0, onlyRight: 0 } : own
  const kinds = sharedWords(left.kinds, right.kinds)
  const places = sharedWords(left.places, right.places)
  const placed = places.onlyLeft > 0 && places.onlyRight > 0 ? WEIGHTS.otherPlace : WEIGHTS.placeOfOne
  const alike = called.alike * WEIGHTS.own + kinds.alike * WEIGHTS.kind + places.alike * WEIGHTS.place
  const apart =
    (called.onlyLeft + called.onlyRight) * WEIGHTS.own +
    (kinds.onlyLeft + kinds.onlyRight) * WEIGHTS.kind +
    (places.onlyLeft + places.onlyRight) * placed
  return alike / (alike + apart)
}

/** Whether one name has a word that tells it from the other: `Annex`, `Phase 2`, `Airport`. */
export const namesPart = (left: NameFacts, right: NameFacts): boolean => {
  if (left.parting.length === 0 && right.parting.length === 0) return false
  const { onlyLeft, onlyRight } = sharedWords(left.parting, right.parting)
  return onlyLeft > 0 || onlyRight > 0
}
