import { plainText, plainWords } from '../../plain-words.ts'
import type { Bed, RoomFacts, RoomListing } from '../rate.ts'
import {
  accessiblePattern,
  foreignViews,
  gradeSpellings,
  gradeWords,
  idleRoomWords,
  nounPatterns,
  numbers,
  partialWords,
  ratePatterns,
  roomSpellings,
  smokingPatterns,
  viewSpellings,
} from './room-words.data.ts'

/** The facts in a room's name, and its unknown words. */
export interface ParsedRoom {
  facts: RoomFacts
  /** Sorted; they distinguish rooms with the same facts: `Tower`, `Corner`. */
  rest: readonly string[]
}

/** Only that it is a room: its type is unknown. */
export const UNKNOWN_CATEGORY = 'room'

const BED =
  /\b(?:(\d|one|two|three|four|deux|zwei|dos|due) )?(king|queen|double|single|twin|full|bunk|sofa)s?(?: size)?(?: ?(?:sofa )?beds?)?\b/g
const BEDROOMS = /\b(\d|one|two|three|four|five|six)[ -]?(?:bed ?rooms?|br|bdrm|chambres?|dormitorios?)\b/
const VIEW = /\b(?:(\p{L}+) )?(\p{L}+) view\b/u

/** A text from which parsers remove matches. */
interface Text {
  left: string
}

/** Whether a pattern matches; the match is removed, or replaced. */
function takeOut(text: Text, pattern: RegExp | string, instead = ''): boolean {
  const left = text.left.replaceAll(pattern, ` ${instead} `).replaceAll(/ +/g, ' ').trim()
  const isThere = left !== text.left
  text.left = left
  return isThere
}

const spelled = (name: string): string =>
  plainText(name)
    .split(/([^\p{L}\p{N}²]+)/u)
    .map((part) => roomSpellings[part] ?? part)
    .join('')
    .replaceAll(/[^\p{L}\p{N}²]+/gu, ' ')
    .trim()

function readSmoking(text: Text): boolean | null {
  for (const [pattern, smoking] of smokingPatterns) if (takeOut(text, pattern)) return smoking
  return null
}

/** `partial sea view`; `with a view` means nothing. */
function readView(text: Text): string | null {
  for (const [pattern, english] of foreignViews) takeOut(text, pattern, english)
  const [found, before = '', what = ''] = VIEW.exec(text.left) ?? []
  if (found === undefined) return null
  const isPartial = partialWords.has(before)
  takeOut(text, found, isPartial ? '' : before)
  if (idleRoomWords.has(what)) return null
  return `${isPartial ? 'partial ' : ''}${viewSpellings[what] ?? what} view`
}

function readBedrooms(text: Text): string {
  const [found, count = ''] = BEDROOMS.exec(text.left) ?? []
  if (found === undefined) return ''
  takeOut(text, found)
  return `${numbers[count] ?? count}-bedroom`
}

function readNoun(text: Text): string {
  for (const [pattern, noun] of nounPatterns) if (takeOut(text, pattern)) return noun
  return ''
}

/** Beds in a name, by type; `twin` are two single ones. */
function readBeds(text: Text): Bed[] {
  const beds = [...text.left.matchAll(BED)].map(([, count, type = '']): Bed => {
    const told = count === undefined ? 1 : (numbers[count] ?? Number(count))
    return type === 'twin'
      ? { type: 'single', count: count === undefined ? 2 : told }
      : { type: type === 'sofa' ? 'sofabed' : type, count: told }
  })
  takeOut(text, BED)
  return beds
}

const bedWords = (beds: readonly Bed[]): string | null => {
  const counts = new Map<string, number>()
  for (const { type, count } of beds) counts.set(type, (counts.get(type) ?? 0) + count)
  const words = [...counts].map(([type, count]) => `${count} ${type}`)
  return words.length === 0 ? null : words.toSorted().join(' + ')
}

function readGrades(text: Text): string[] {
  const words = text.left.split(' ')
  text.left = words.filter((word) => !gradeWords.has(word)).join(' ')
  const grades = words.filter((word) => gradeWords.has(word)).map((word) => gradeSpellings[word] ?? word)
  return [...new Set(grades)].toSorted()
}

const SINGLE_USE = /\b(?:for )?single (?:use|occupancy)\b/g
const SINGLE_ROOM = /\bsingle room\b|\broom single\b/

/** A `Single Room`, or a room for single use, is for one person; a single bed in another room is a bed. */
const readForOne = (text: Text): boolean => takeOut(text, SINGLE_USE) || SINGLE_ROOM.test(text.left)

const restWords = (text: string): string[] => [...new Set(plainWords(text))].filter((word) => !idleRoomWords.has(word)).toSorted()

/** Parses the facts of a room from its name, its beds and its occupancy; the supplier's own beds have priority over the name's. */
export function parseRoom({ name, beds, sleeps }: Pick<RoomListing, 'name' | 'beds' | 'sleeps'>): ParsedRoom {
  const text: Text = { left: spelled(name) }
  const smoking = readSmoking(text)
  for (const pattern of ratePatterns) takeOut(text, pattern)
  const isAccessible = takeOut(text, accessiblePattern)
  const view = readView(text)
  const bedrooms = readBedrooms(text)
  const noun = readNoun(text)
  const single = readForOne(text)
  const named = readBeds(text)
  const grades = readGrades(text)
  const plain = single && noun === '' && grades.length === 0 ? 'single' : ''
  const category = [...grades, bedrooms, noun, plain].filter(Boolean).join(' ')
  const isUnderstood = category !== '' || view !== null || named.length > 0
  return {
    facts: {
      category: category === '' ? UNKNOWN_CATEGORY : category,
      view,
      beds: bedWords(beds.length > 0 ? beds : named),
      sleeps,
      smoking,
      isAccessible,
    },
    // If nothing identifies a room type, every word distinguishes it.
    rest: restWords(isUnderstood ? text.left : spelled(name)),
  }
}
