import { type Money, money, sum } from '../money/money.ts'
import { itemsOf, type QuoteAmounts, type QuoteContent, type QuoteItem, type QuoteOption } from './quote-content.ts'

/** What the customer pays for an item. */
export const priceOf = ({ cost, markup, fee }: QuoteAmounts, currency: string): Money => money(cost + markup + fee, currency)

/** What the agency earns with an item. */
export const marginOf = ({ markup, fee }: QuoteAmounts, currency: string): Money => money(markup + fee, currency)

export interface OptionTotals {
  /** With no optional item, and with all of them. */
  least: Money
  most: Money
  /** Of the items that are no choice of the customer. */
  margin: Money
}

/** The items that are bought: all that are not optional, and the ticked ones. */
export const chosenItems = (option: Pick<QuoteOption, 'parts'>, ticked: readonly string[]): QuoteItem[] =>
  itemsOf(option).filter(({ id, isOptional }) => !isOptional || ticked.includes(id))

/** The price of an option with the ticked optional items: the sum of the prices of its items. */
export const totalOf = (option: Pick<QuoteOption, 'parts'>, ticked: readonly string[], currency: string): Money =>
  sum(
    chosenItems(option, ticked).map((item) => priceOf(item, currency)),
    currency,
  )

export function totalsOf(option: Pick<QuoteOption, 'parts'>, currency: string): OptionTotals {
  const all = itemsOf(option).map(({ id }) => id)
  return {
    least: totalOf(option, [], currency),
    most: totalOf(option, all, currency),
    margin: sum(
      chosenItems(option, []).map((item) => marginOf(item, currency)),
      currency,
    ),
  }
}

/** The lowest price of all options, for lists; zero without one. */
export function lowestOf({ options, currency }: Pick<QuoteContent, 'options' | 'currency'>): Money {
  const amounts = options.map((option) => totalOf(option, [], currency).amount)
  return money(amounts.length > 0 ? Math.min(...amounts) : 0, currency)
}
