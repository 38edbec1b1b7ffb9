import { isMisspelt } from './misspelling.ts'
import type { NameFacts } from './read-name.ts'

/** The weight of a word by its sort: little for a place if the names disagree, and nearly nothing if one lacks it. */
const WEIGHTS = { own: 1, chain: 0.15, kind: 0.3, place: 0.25, otherPlace: 0.1, placeOfOne: 0.03 }
const MISSPELT = 0.92

/** The similarity of two words: 1 if equal, a little less if one is misspelt, 0 if different. */
function wordScore(a: string, b: string): number {
  if (a === b) return 1
  return isMisspelt(a, b) ? MISSPELT : 0
}

interface Shared {
  /** The number of shared words; a misspelt one counts less. */
  alike: number
  onlyLeft: readonly string[]
  onlyRight: readonly string[]
}

const none: readonly string[] = []
const nothing: Shared = { alike: 0, onlyLeft: none, onlyRight: none }

function sharedWords(left: readonly string[], right: readonly string[]): Shared {
  if (left.length === 0 || right.length === 0)
    return left.length + right.length === 0 ? nothing : { alike: 0, onlyLeft: left, onlyRight: right }
  let alike = 0
  const onlyLeft: string[] = []
  const rest = right.slice()
  for (const word of left) {
    let [best, at] = [0, -1]
    for (let index = 0; index < rest.length && best < 1; index++) {
      const score = wordScore(word, rest[index] ?? '')
      if (score > best) [best, at] = [score, index]
    }
    alike += best
    if (at < 0) onlyLeft.push(word)
    else rest.splice(at, 1)
  }
  return { alike, onlyLeft, onlyRight: rest }
}

/** `Lagoon View` and `Lagoonview` are one word. */
const isJoined = (left: readonly string[], right: readonly string[]) =>
  left.length !== right.length && left.join('') === right.join('')

/** The words of the name; a chain's name that only one supplier adds has little weight. */
function comparedOwn(left: NameFacts, right: NameFacts): { alike: number; apart: number } | null {
  if (isJoined(left.own, right.own)) return { alike: 1, apart: 0 }
  const { alike, onlyLeft, onlyRight } = sharedWords(left.own, right.own)
  if (alike === 0) return null
  let apart = 0
  for (const words of [onlyLeft, onlyRight])
    for (const word of words) apart += left.chain.has(word) || right.chain.has(word) ? WEIGHTS.chain : WEIGHTS.own
  return { alike, apart }
}

/** 0 to 1: the share of the words of either name that are in both. */
export function nameScore(left: NameFacts, right: NameFacts): number {
  const own = comparedOwn(left, right)
  if (own === null) return 0
  const kinds = sharedWords(left.kinds, right.kinds)
  const places = sharedWords(left.places, right.places)
  const placed = places.onlyLeft.length > 0 && places.onlyRight.length > 0 ? WEIGHTS.otherPlace : WEIGHTS.placeOfOne
  const alike = own.alike * WEIGHTS.own + kinds.alike * WEIGHTS.kind + places.alike * WEIGHTS.place
  const apart =
    own.apart +
    (kinds.onlyLeft.length + kinds.onlyRight.length) * WEIGHTS.kind +
    (places.onlyLeft.length + places.onlyRight.length) * placed
  return alike / (alike + apart)
}

/** Whether one name has a word for a different property: `Annex`, `Phase 2`, `Airport`. */
export function namesPart(left: NameFacts, right: NameFacts): boolean {
  const { onlyLeft, onlyRight } = sharedWords(left.parting, right.parting)
  return onlyLeft.length > 0 || onlyRight.length > 0
}
