import { plainWords } from '../plain-words.ts'
import { quoted } from '../quoted.ts'

/**
 * Whether a text is a prefix of the names of a place: each of its words begins a word of one of them, as in `lond gat` for `London Gatwick`. A
 * misspelt text is no prefix: its matches are suggested, not selected.
 */
export function isMeant(names: readonly string[], text: string): boolean {
  const known = names.flatMap(plainWords)
  const typed = plainWords(text)
  return typed.length > 0 && typed.every((word) => known.some((one) => one.startsWith(word)))
}

const CODE = /^[a-z]{3}$/i
const CODE_AT_END = /\(([a-z]{3})\)$/i

/** The IATA code of a text, `LON` or `London (LON)`. Null for a name. */
export const codeIn = (text: string): string | null =>
  (CODE.exec(text)?.[0] ?? CODE_AT_END.exec(text)?.[1])?.toUpperCase() ?? null

/** The message for a text without a place. */
export const unknownPlace = (text: string): string => `${quoted(text)} is not an airport or city we know.`
