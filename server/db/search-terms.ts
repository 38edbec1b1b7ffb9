import { plainText } from '#domain/plain-words.ts'

/** Removes diacritics, so that `adesola` finds `Adéṣọlá`; every character except letters and digits separates words. */
const words = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The text of a row's search vector. Hyphenated codes are included in parts and as a whole. */
export function searchText(parts: readonly (string | number | null | undefined)[]): string {
  const found = new Set<string>()
  for (const part of parts) {
    if (part === null || part === undefined) continue
    for (const chunk of String(part).split(/\s+/)) {
      const pieces = words(chunk)
      for (const piece of pieces) found.add(piece)
      if (pieces.length > 1) found.add(pieces.join(''))
    }
  }
  return [...found].join(' ')
}

const MOST_WORDS = 8

/** Placeholder for the block; no word contains it. */
export const BLOCK_MARK = '#'

/** Every term must be the prefix of some word of the row. Null for an empty query. Contains letters and digits only, so it can never be a syntax error. */
const toQuery = (terms: readonly string[], prefix = ''): string | null => all(terms.map((term) => `'${prefix}${term}':*`))

const all = (terms: readonly string[]): string | null => (terms.length === 0 ? null : terms.slice(0, MOST_WORDS).join(' & '))

/** A typed query as the text of `to_tsquery('simple', ...)` for the output of `searchText`. */
export const searchQuery = (typed: string): string | null => toQuery(words(typed))

/** A typed query for words that begin with a block, which `queryInBlock` inserts. */
export const blockTerms = (typed: string): string | null => toQuery(words(typed), BLOCK_MARK)

/**
 * A typed query for a text that keeps its diacritics. A part followed by a separator must match a whole word: of `pay_0042`, `pay` is a whole word
 * that a million rows may share, and `0042` is a prefix.
 */
export function plainQuery(typed: string): string | null {
  const chunks = typed.normalize('NFC').toLowerCase().split(/\s+/)
  const terms = chunks.flatMap((chunk) => {
    const pieces = chunk.split(/[^\p{L}\p{M}\p{N}]+/u)
    return pieces.flatMap((piece, at) => (piece === '' ? [] : [at < pieces.length - 1 ? `'${piece}'` : `'${piece}':*`]))
  })
  return all(terms)
}

/** A typed query for a plain `ilike`. */
export const likePattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
