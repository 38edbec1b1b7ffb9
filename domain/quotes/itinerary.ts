import { allocate, type Money, sum, zero } from '../money/money.ts'
import {
  itemsOf,
  type QuoteContent,
  type QuoteItem,
  type QuoteOption,
  type QuotePart,
  type QuoteTraveller,
} from './quote-content.ts'
import { priceOf } from './quote-totals.ts'

/** Who has an itinerary: a traveller, or the travellers of a group. `id` is what addresses carry. */
export interface Party {
  id: string
  name: string
  travellers: readonly string[]
}

/** The groups of a quote, then its travellers; none where nobody or one person travels. */
export function partiesOf(travellers: readonly QuoteTraveller[]): Party[] {
  if (travellers.length < 2) return []
  const names = [...new Set(travellers.map(({ group }) => group).filter(Boolean))]
  const groups = names.map((name) => ({
    id: `group:${name}`,
    name,
    travellers: travellers.filter(({ group }) => group === name).map(({ id }) => id),
  }))
  return [...groups, ...travellers.map(({ id, name }) => ({ id, name, travellers: [id] }))]
}

type Travelling = Pick<QuoteContent['cover'], 'travellers'>

/** The ids of the travellers a part is for. */
const forOf = (part: QuotePart, { travellers }: Travelling): string[] =>
  part.travellers.length > 0 ? part.travellers : travellers.map(({ id }) => id)

/** The names of the travellers a part is for; empty where it is for all. */
export const namesOf = (part: Pick<QuotePart, 'travellers'>, { travellers }: Travelling): string[] =>
  travellers.filter(({ id }) => part.travellers.includes(id)).map(({ name }) => name)

/** What a party pays of an item: its price is divided equally among those it is for. The shares of all travellers sum to the price. */
export function shareOf(item: QuoteItem, party: Party, { cover, currency }: Pick<QuoteContent, 'cover' | 'currency'>): Money {
  const sharing = cover.travellers.filter(({ id }) => forOf(item, cover).includes(id))
  if (sharing.length === 0) return zero(currency)
  const shares = allocate(
    priceOf(item, currency),
    sharing.map(() => 1),
  )
  return sum(
    shares.filter((_, at) => party.travellers.includes(sharing[at]?.id ?? '')),
    currency,
  )
}

export interface ItineraryPart {
  part: QuotePart
  /** Of an item; null of a text. */
  share: Money | null
  /** How many travellers share it. */
  sharedBy: number
}

export interface ItineraryOption {
  id: string
  title: string
  /** In their order; parts before the first day have none. */
  days: { day: string | null; parts: ItineraryPart[] }[]
  /** The sum of the shares of the items that are bought. */
  total: Money
}

/** Parts with their days: one without a day belongs to the day of the part before it. */
function withDays(parts: readonly QuotePart[]): { part: QuotePart; day: string | null }[] {
  let day: string | null = null
  return parts.map((part) => {
    day = (part.kind === 'item' && part.from) || day
    return { part, day }
  })
}

/**
 * What a party travels, by option and day. Once a quote is accepted it is the accepted option without the optional items that were not chosen. `ticked`
 * are the chosen optional items.
 */
export function itineraryOf(
  content: QuoteContent,
  party: Party,
  accepted: { optionId: string; itemIds: readonly string[] } | null,
): ItineraryOption[] {
  const isChosen = (part: QuotePart) => part.kind === 'text' || !part.isOptional || (accepted?.itemIds.includes(part.id) ?? false)
  const isFor = (part: QuotePart) => forOf(part, content.cover).some((id) => party.travellers.includes(id))
  const dayed = (option: QuoteOption) =>
    withDays(option.parts)
      .filter(({ part }) => isFor(part) && (accepted === null || isChosen(part)))
      .toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? ''))
  return content.options
    .filter(({ id }) => accepted === null || id === accepted.optionId)
    .map((option) => {
      const rows = dayed(option)
      const days = [...new Set(rows.map(({ day }) => day))].map((day) => ({
        day,
        parts: rows.flatMap((row) => (row.day === day ? [itineraryPart(row.part, party, content)] : [])),
      }))
      const bought = itemsOf({ parts: rows.map(({ part }) => part) }).filter(isChosen)
      return {
        id: option.id,
        title: option.title,
        days,
        total: sum(
          bought.map((item) => shareOf(item, party, content)),
          content.currency,
        ),
      }
    })
}

const itineraryPart = (part: QuotePart, party: Party, content: QuoteContent): ItineraryPart => ({
  part,
  share: part.kind === 'item' ? shareOf(part, party, content) : null,
  sharedBy: forOf(part, content.cover).length,
})
