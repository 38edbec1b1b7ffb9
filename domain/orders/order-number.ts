/** The number of an agency's first order and first trip. */
export const FIRST_NUMBER = 1_001

/** An order's number increases within its agency; the prefix is the agency's at the time of the order. */
export interface OrderNumber {
  numberPrefix: string
  number: number
}

/** `SKY-1042`, as people say and print it. */
export const formatOrderNumber = ({ numberPrefix, number }: OrderNumber): string => `${numberPrefix}-${number}`

/** `1042` for `SKY-1042`, `sky1042` or `1042`; null for anything else. Numbers are unique in an agency, so the prefix is ignored. */
export function parseOrderNumber(text: string): number | null {
  const match = /^(?:[a-z]{2,4}[-\s]?)?(\d{1,9})$/i.exec(text.trim())
  return match ? Number(match[1]) : null
}

/** A new agency's prefix: the first three letters of its name on the platform. */
export function orderPrefixOf(slug: string): string {
  const letters = slug
    .replaceAll(/[^a-z]/gi, '')
    .toUpperCase()
    .slice(0, 3)
  return letters.length < 2 ? 'ORD' : letters
}
