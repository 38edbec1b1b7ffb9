import { plainText, plainWords } from '../../plain-words.ts'
import { isMisspelt } from './misspelling.ts'
import { idleWords, joinedWords, kindWords, partingWords, spellings } from './name-words.data.ts'

/** A property's name for comparison: plain words without duplicates, by sort. */
export interface NameFacts {
  /** The distinctive words, which no other property nearby should have. */
  own: readonly string[]
  /** Words for its type. */
  kinds: readonly string[]
  /** Words that distinguish it from another property of the same owner. */
  parting: readonly string[]
  /** Words for its place. */
  places: readonly string[]
  /** Words of its chain and brand. */
  chain: ReadonlySet<string>
}

/** The other facts of a property, read by `wordsIn`. */
export interface NameContext {
  places: ReadonlySet<string>
  chain: ReadonlySet<string>
}

const TAIL = /(?:,| [-–—]) *(?:by|an?|part of|member of) .+$/
const PARENTHESES = /\([^)]*\)/g
const STARS = /\b[1-7] ?(?:\*+|★+|stars?\b)|[*★]+/g
/** The prefixes of all the words above; most names need no further check. */
const REMARKS = /[,(*★–—]| - |star/

const singular = (word: string) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)

/** A plain word in its usual spelling, in the singular: `apts` is `apartment`. */
export const spelled = (word: string): string => {
  const one = singular(word)
  return spellings[word] ?? spellings[one] ?? one
}

/** The plain words of places or chains, as they may be in a property's name. */
export const wordsIn = (...names: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => (name === null ? [] : plainWords(name).map(spelled))))

/** The text without suppliers' additions (stars, the chain, remarks), unless nothing else remains. */
function withoutRemarks(text: string): string {
  if (!REMARKS.test(text)) return text
  const without = text.replaceAll(STARS, ' ').replaceAll(PARENTHESES, ' ').replace(TAIL, '').trim()
  return without === '' ? text : without
}

const joined = (text: string) => joinedWords.reduce((said, [pattern, word]) => said.replaceAll(pattern, word), text)

const known = [...idleWords, ...kindWords, ...partingWords, ...Object.keys(spellings)]
const isKnown = new Set(known)
const knownByLetter = Map.groupBy(known, (word) => word.charAt(0))

/** Whether it is a misspelling of a common word in property names: `hsotel`. */
export const isSlip = (word: string): boolean => corrected(word, new Set()) !== spelled(word)

/** `hsotel` becomes hotel, and in Surulere `surulree` becomes that; any other word is unchanged. */
function corrected(word: string, places: ReadonlySet<string>): string {
  const one = spelled(word)
  if (isKnown.has(one) || places.has(one)) return one
  const isMeant = (other: string) => isMisspelt(word, other) || isMisspelt(one, other)
  const meant = knownByLetter.get(word.charAt(0))?.find(isMeant)
  return meant === undefined ? ([...places].find(isMeant) ?? one) : spelled(meant)
}

/** A word of one letter is the rest of an abbreviation. */
const isIdle = (word: string) => idleWords.has(word) || (word.length === 1 && !/\d/.test(word))

/** Parses a name. One of only types or places has these as its name. */
export function readName(name: string, { places, chain }: NameContext): NameFacts {
  const [own, kinds, parting, where]: [string[], string[], string[], string[]] = [[], [], [], []]
  for (const said of new Set(plainWords(joined(withoutRemarks(plainText(name)))))) {
    const word = corrected(said, places)
    if (isIdle(word)) continue
    if (places.has(word)) where.push(word)
    else if (partingWords.has(word)) parting.push(word)
    else if (kindWords.has(word)) kinds.push(word)
    else own.push(word)
  }
  if (own.length > 0) return { own, kinds, parting, places: where, chain }
  return kinds.length > 0
    ? { own: kinds, kinds: [], parting, places: where, chain }
    : { own: where, kinds: [], parting, places: [], chain }
}
