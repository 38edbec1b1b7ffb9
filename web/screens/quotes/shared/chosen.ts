import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { add, type Money } from '#domain/money/money.ts'

/** The chosen option and its ticked items. */
export interface Chosen {
  optionId: string
  itemIds: readonly string[]
}

/** What was accepted, else what the address names, else the first option with nothing ticked. */
export function readChosen({ accepted, options }: SharedQuote, asked: URLSearchParams): Chosen {
  if (accepted) return accepted
  const option = options.find(({ id }) => id === asked.get('option')) ?? options[0]
  return { optionId: option?.id ?? '', itemIds: option ? asked.getAll(`with-${option.id}`) : [] }
}

/** The price of an option with its ticked items. */
export const totalWith = ({ total, parts }: SharedQuote['options'][number], itemIds: readonly string[]): Money =>
  parts.reduce((sum, { id, isOptional, price }) => (isOptional && price && itemIds.includes(id) ? add(sum, price) : sum), total)
