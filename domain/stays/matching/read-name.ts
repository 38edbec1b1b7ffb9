import { plainText, plainWords } from '../../plain-words.ts'
import { isMisspelt } from './misspelling.ts'
import { idleWords, joinedWords, kindWords, partingWords, spellings } from './name-words.data.ts'

/** A house's name as it is compared: plain words, each once, parted by what they say. */
export interface NameFacts {
  /** What it is called: the words that no other house around should have. */
  own: readonly string[]
  /** What kind of house it calls itself. */
  kinds: readonly string[]
  /** What tells it from another house of the same owner. */
  parting: readonly string[]
  /** Where it says that it stands. */
  places: readonly string[]
  /** Words of its chain and brand. */
  chain: ReadonlySet<string>
}

/** What is known of a house besides its name, read by `wordsIn`. */
export interface NameContext {
  places: ReadonlySet<string>
  chain: ReadonlySet<string>
}

const TAIL = /(?:,| [-–—]) *(?:by|an?|part of|member of) .+$/
const PARENTHESES = /\([^)]*\)/g
const STARS = /\b[1-7] ?(?:\*+|★+|stars?\b)|[*★]+/g
/** What any of the above begins with; most names need no more than this look. */
const REMARKS = /[,(*★–—]| - |star/

const singular = (word: string) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)

/** A plain word in its usual spelling, in the singular: `apts` is `apartment`. */
export const spelled = (word: string): string => {
  const one = singular(word)
  return spellings[word] ?? spellings[one] ?? one
}

/** The plain words of places or chains, as they may stand in a house's name. */
export const wordsIn = (...names: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => (name === null ? [] : plainWords(name).map(spelled))))

/** The text without what suppliers add: stars, the chain, remarks; unless nothing else is there. */
function withoutRemarks(text: string): string {
  if (!REMARKS.test(text)) return text
  const without = text.replaceAll(STARS, ' ').replaceAll(PARENTHESES, ' ').replace(TAIL, '').trim()
  return without === '' ? text : without
}

const joined = (text: string) => joinedWords.reduce((said, [pattern, word]) => said.replaceAll(pattern, word), text)

const known = [...idleWords, ...kindWords, ...partingWords, ...Object.keys(spellings)]
const isKnown = new Set(known)
const knownByLetter = Map.groupBy(known, (word) => word.charAt(0))

/** Whether a word that houses' names are made of was meant: `hsotel`. */
export const isSlip = (word: string): boolean => corrected(word, new Set()) !== spelled(word)

/** `hsotel` is a hotel, and in Surulere `surulree` is that; any other word stays as it is. */
function corrected(word: string, places: ReadonlySet<string>): string {
  const one = spelled(word)
  if (isKnown.has(one) || places.has(one)) return one
  const isMeant = (other: string) => isMisspelt(word, other) || isMisspelt(one, other)
  const meant = knownByLetter.get(word.charAt(0))?.find(isMeant)
  return meant === undefined ? ([...places].find(isMeant) ?? one) : spelled(meant)
}

/** A word of one letter is what is left of a short form. */
const isIdle = (word: string) => idleWords.has(word) || (word.length === 1 && !/\d/.test(word))

/** Reads a name. One of nothing but kinds or places is called so. */
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
