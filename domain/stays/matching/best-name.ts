import { plainWords } from '../../plain-words.ts'
import { isShouting } from '../wording.ts'
import { isMisspelt } from './misspelling.ts'
import { spellings } from './name-words.data.ts'
import { isSlip } from './read-name.ts'

const CUT_OFF = /(?:…|\.\.\.?|[-–—,&(/])$/
const MARKS = /\P{ASCII}/u

type Flaw = (name: string, others: readonly string[]) => number

const wordsOf = (names: readonly string[]): Set<string> => new Set(names.flatMap(plainWords))

const isShort = (word: string) => spellings[word] !== undefined || spellings[word.replace(/s$/, '')] !== undefined

/** What makes a name read worse. */
const flaws: readonly Flaw[] = [
  (name) => (CUT_OFF.test(name.trim()) ? 8 : 0),
  (name) => (isShouting(name) ? 2.5 : 0),
  (name) => plainWords(name).filter(isShort).length * 3,
  (name) => plainWords(name).filter(isSlip).length * 2,
  /** Misspelt is what nobody else says, while somebody says nearly that. */
  (name, others) => {
    const said = wordsOf(others)
    return plainWords(name).filter((word) => !said.has(word) && [...said].some((other) => isMisspelt(word, other))).length * 2
  },
  (name) => (/[*★]/.test(name) ? 2 : 0),
  (name) => (/,| [-–—|] |\(/.test(name) ? 1.5 : 0),
  /** Words of its own: a city or a district that somebody put behind the name. */
  (name, others) => {
    const said = wordsOf(others)
    return others.length > 0 ? plainWords(name).filter((word) => !said.has(word)).length : 0
  },
  /** Words left out that most others say. */
  (name, others) => {
    const own = new Set(plainWords(name))
    const missed = [...wordsOf(others)].filter((word) => !own.has(word))
    return missed.filter((word) => others.filter((other) => plainWords(other).includes(word)).length * 2 > others.length).length
  },
  (name, others) => (!MARKS.test(name) && others.some((other) => MARKS.test(other)) ? 0.4 : 0),
]

/** The place of the name that reads best among several of one house: whole, not shouted, not shortened, not misspelt, nothing put behind. */
export function bestNameAt(names: readonly string[]): number {
  if (names.length < 2) return 0
  const worst = names.map((name, index) => {
    const others = names.toSpliced(index, 1)
    return flaws.reduce((sum, flaw) => sum + flaw(name, others), 0)
  })
  return worst.indexOf(Math.min(...worst))
}
