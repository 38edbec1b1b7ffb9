import type { ItineraryOption, SharedPart } from '#contract/quotes/quote-itinerary.ts'
import { itineraryOf, namesOf, type Party } from '#domain/quotes/itinerary.ts'
import type { QuoteContent, QuotePart } from '#domain/quotes/quote-content.ts'
import { priceOf } from '#domain/quotes/quote-totals.ts'
import type { QuoteRecord } from '../quote-row.ts'

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A part as its customer sees it, with its whole price. */
export function presentPart(part: QuotePart, { cover, currency }: Pick<QuoteContent, 'cover' | 'currency'>): SharedPart {
  const { kind, id, title } = part
  const names = namesOf(part, cover).join(', ')
  if (part.kind === 'text') {
    const none = { from: null, to: null, isOptional: false, price: null, photo: null }
    return { kind, id, title, lines: linesOf(part.text), forWhom: names, ...none }
  }
  const { from, to, isOptional, photo } = part
  const forWhom = names || part.forWhom
  return { kind, id, title, lines: linesOf(part.details), from, to, forWhom, isOptional, photo, price: priceOf(part, currency) }
}

/** What a party travels, with its shares where the agency shows them, and without whom else a part is for. */
export function presentItinerary(content: QuoteContent, party: Party, row: QuoteRecord): ItineraryOption[] {
  const { acceptedOption, acceptedItems } = row
  const { showsShares } = content.cover
  const options = itineraryOf(
    content,
    party,
    acceptedOption === null ? null : { optionId: acceptedOption, itemIds: acceptedItems },
  )
  return options.map(({ id, title, days, total }) => ({
    id,
    title,
    total: showsShares ? total : null,
    days: days.map(({ day, parts }) => ({
      day,
      parts: parts.map(({ part, share, sharedBy }) => {
        const { forWhom: _forWhom, price: _price, ...shown } = presentPart(part, content)
        return { ...shown, price: showsShares ? share : null, sharedBy }
      }),
    })),
  }))
}
