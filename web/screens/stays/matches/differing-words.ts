import { plainWords } from '#domain/plain-words.ts'

export interface NameWord {
  text: string
  /** Whether the other name lacks it. */
  isOwn: boolean
}

/** The words of a name, and whether the other name lacks them; accents, case and punctuation are ignored. */
export function wordsOf(name: string, other: string): NameWord[] {
  const known = new Set(plainWords(other))
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, isOwn: plainWords(text).some((word) => !known.has(word)) }))
}
