/** What became of a price that somebody saw, where it is not simply there still. */
export const priceNewsWords = {
  lower: 'A lower price arrived',
  changed: 'The price changed',
  gone: 'The rate you came for is sold out',
} as const
export type PriceNewsKind = keyof typeof priceNewsWords

/** What is said of a price in a comparison that is not the one that was seen; `before` in minor units, null where a link names none. */
export interface PriceNews {
  is: PriceNewsKind
  before: number | null
}

/** Null where it is still that price, or where none was seen. */
export function newsOf(now: number, before: number | null): PriceNews | null {
  if (before === null || now === before) return null
  return { is: now < before ? 'lower' : 'changed', before }
}
