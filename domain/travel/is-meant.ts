import { plainWords } from '../plain-words.ts'
import { quoted } from '../quoted.ts'

/**
 * Whether a text begins the names of a place: each of its words begins a word of one of them, as `lond gat` begins `London Gatwick`. A misspelt
 * text begins nothing: what it may mean is offered, not taken.
 */
export function isMeant(names: readonly string[], text: string): boolean {
  const known = names.flatMap(plainWords)
  const typed = plainWords(text)
  return typed.length > 0 && typed.every((word) => known.some((one) => one.startsWith(word)))
}

const CODE = /^[a-z]{3}$/i
const CODE_AT_END = /\(([a-z]{3})\)$/i

/** The IATA code that a text is, or ends in: `LON`, `London (LON)`. Null for a name. */
export const codeIn = (text: string): string | null =>
  (CODE.exec(text)?.[0] ?? CODE_AT_END.exec(text)?.[1])?.toUpperCase() ?? null

/** What is said of a text that names no place. */
export const unknownPlace = (text: string): string => `${quoted(text)} is not an airport or city we know.`
