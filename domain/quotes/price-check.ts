import { add, type Money, money, subtract } from '../money/money.ts'
import type { PriceWords } from '../money/price-words.ts'
import { netOf, whatMoved } from '../money/pricing.ts'
import type { PriceWaterfall } from '../money/waterfall.ts'
import type { QuoteAmounts } from './quote-content.ts'

/** What a check of an item at its supplier found. */
export interface PriceCheck {
  before: Money
  after: Money
  /** The parts that moved, which sum to the difference of both prices. */
  moved: { cause: string; amount: Money }[]
}

/** The agency's part of a quoted price does not move: supplier price, taxes and exchange rate do. */
const agencyParts = new Set(['Markup', 'Deal code'])

/** The price of an item now: the supplier's part today with the quoted markup and fee. */
export function checkPrice(
  item: QuoteAmounts,
  { stored, now, words }: { stored: PriceWaterfall; now: PriceWaterfall; words: PriceWords },
): PriceCheck {
  const { currency } = stored.total
  const before = money(item.cost + item.markup + item.fee, currency)
  const difference = subtract(netOf(now), money(item.cost, currency))
  return {
    before,
    after: add(before, difference),
    moved: whatMoved(stored, now, words).filter(({ cause }) => !agencyParts.has(cause)),
  }
}
