/** The current state of a rate that a person saw earlier, if it differs. */
export const priceChangeWords = {
  lower: 'A lower price arrived',
  changed: 'The price changed',
  gone: 'The rate you came for is sold out',
} as const
export type PriceChangeKind = keyof typeof priceChangeWords

/** The message about a changed price in a comparison; `before` in minor units, null if a link has none. */
export interface SeenPriceChange {
  is: PriceChangeKind
  before: number | null
}

/** Null if the price is unchanged, or if none was seen. */
export function priceChangeOf(now: number, before: number | null): SeenPriceChange | null {
  if (before === null || now === before) return null
  return { is: now < before ? 'lower' : 'changed', before }
}
