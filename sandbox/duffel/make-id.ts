import { randomBytes, randomInt } from 'node:crypto'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id in the vendor's shape: a prefix, four zeros and eighteen base-62 digits, such as `ord_0000Ab…`. */
export function makeId(prefix: string): string {
  const tail = Array.from(randomBytes(18), (byte) => DIGITS[byte % DIGITS.length]).join('')
  return `${prefix}_0000${tail}`
}

// Without 0, O, 1 and I, which are easily confused.
const REFERENCE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A booking reference of six characters that is not taken. */
export function makeReference(isTaken: (reference: string) => boolean): string {
  for (;;) {
    const reference = Array.from({ length: 6 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('')
    if (!isTaken(reference)) return reference
  }
}

/** A document number: the carrier's three-digit accounting prefix, a hyphen, ten digits. */
export const makeDocumentNumber = (prefix: string) =>
  `${prefix}-${String(randomInt(1_000_000_000, 9_999_999_999)).padStart(10, '0')}`
