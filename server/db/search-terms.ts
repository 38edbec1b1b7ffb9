import { plainText } from '#domain/plain-words.ts'

/** Without marks, so that `Adéṣọlá` is found by `adesola`; anything but letters and digits separates words. */
const words = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What a row can be found by, as the text of its search vector. Hyphenated codes are there in parts and in one piece. */
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

/** Where the block goes; no word holds it. */
export const BLOCK_MARK = '#'

/** Every term must begin some word of the row. Null when there is nothing to look for. Holds letters and digits only, so it can never be a syntax error. */
const toQuery = (terms: readonly string[], prefix = ''): string | null => all(terms.map((term) => `'${prefix}${term}':*`))

const all = (terms: readonly string[]): string | null => (terms.length === 0 ? null : terms.slice(0, MOST_WORDS).join(' & '))

/** What a person typed, as the text of a `to_tsquery('simple', ...)` over what `searchText` wrote. */
export const searchQuery = (typed: string): string | null => toQuery(words(typed))

/** The same for words that begin with a block: `queryInBlock` puts it in. */
export const blockTerms = (typed: string): string | null => toQuery(words(typed), BLOCK_MARK)

/**
 * What a person typed, as the same over a text as it is, marks included. What a sign follows is a whole word: of `pay_0042` the first part is, which a million may share, and
 * the second may go on.
 */
export function plainQuery(typed: string): string | null {
  const chunks = typed.normalize('NFC').toLowerCase().split(/\s+/)
  const terms = chunks.flatMap((chunk) => {
    const pieces = chunk.split(/[^\p{L}\p{M}\p{N}]+/u)
    return pieces.flatMap((piece, at) => (piece === '' ? [] : [at < pieces.length - 1 ? `'${piece}'` : `'${piece}':*`]))
  })
  return all(terms)
}

/** What a person typed, for a plain `ilike`. */
export const likePattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
