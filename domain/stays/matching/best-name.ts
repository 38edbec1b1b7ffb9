import { plainWords } from '../../plain-words.ts'
import { isShouting } from '../wording.ts'
import { isMisspelt } from './misspelling.ts'
import { spellings } from './name-words.data.ts'
import { isSlip } from './read-name.ts'

const CUT_OFF = /(?:…|\.\.\.?|[-–—,&(/])$/
const ADDED = /,| [-–—|] |\(/
const STARS = /[*★]/
const MARKS = /\P{ASCII}/u

/** A name among those of one property. */
interface Candidate {
  name: string
  words: ReadonlySet<string>
  /** Words that no other name has. */
  alone: readonly string[]
  /** Words of most other names that this one lacks. */
  lacking: number
  all: All
}

interface All {
  names: readonly string[]
  /** The number of names with each word. */
  counts: ReadonlyMap<string, number>
  haveMarks: boolean
}

const isShort = (word: string) => spellings[word] !== undefined || spellings[word.replace(/s$/, '')] !== undefined

/** Penalties of a name. */
const flaws: readonly ((candidate: Candidate) => number)[] = [
  ({ name }) => (CUT_OFF.test(name.trim()) ? 8 : 0),
  ({ name }) => (isShouting(name) ? 2.5 : 0),
  ({ words }) => [...words].filter(isShort).length * 3,
  ({ alone }) => alone.filter(isSlip).length * 2,
  /** A word is misspelt if no other name has it, but another has nearly the same. */
  ({ alone, all }) =>
    alone.filter((word) => [...all.counts.keys()].some((other) => other !== word && isMisspelt(word, other))).length * 2,
  ({ name }) => (STARS.test(name) ? 2 : 0),
  ({ name }) => (ADDED.test(name) ? 1.5 : 0),
  /** A city or a district appended to the name. */
  ({ alone }) => alone.length,
  ({ lacking }) => lacking,
  ({ name, all }) => (all.haveMarks && !MARKS.test(name) ? 0.4 : 0),
]

function toCandidate(name: string, words: ReadonlySet<string>, all: All): Candidate {
  const others = all.names.length - 1
  const alone = [...words].filter((word) => all.counts.get(word) === 1)
  const lacking = [...all.counts].filter(([word, count]) => !words.has(word) && count * 2 > others).length
  return { name, words, alone, lacking, all }
}

/** The index of the best name among several of one property: complete, not in capitals, not abbreviated, not misspelt, nothing appended. */
export function bestNameAt(names: readonly string[]): number {
  if (new Set(names).size < 2) return 0
  const words = names.map((name) => new Set(plainWords(name)))
  const counts = new Map<string, number>()
  for (const said of words) for (const word of said) counts.set(word, (counts.get(word) ?? 0) + 1)
  const all: All = { names, counts, haveMarks: names.some((name) => MARKS.test(name)) }
  const worst = names.map((name, index) => {
    const candidate = toCandidate(name, words[index] ?? new Set(), all)
    return flaws.reduce((sum, flaw) => sum + flaw(candidate), 0)
  })
  return worst.indexOf(Math.min(...worst))
}
