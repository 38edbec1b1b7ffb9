import type { LocalDate } from '../dates.ts'

/** A chosen offer of any product in words, for everybody who may see the offer: without supplier, net price and margin. */
export interface ChoiceSummary {
  title: string
  /** What tells it from another of the same title: the room. */
  detail?: string
  /** What is paid there besides the price, a sentence each. Default: nothing. */
  due?: string[]
  /** The first and the last day, at the place. */
  from: LocalDate
  to: LocalDate
  /** ISO instants of the start and the end, and the IANA zone of the start. */
  startsAt: string
  endsAt: string
  zone: string
  adults: number
  children: number
  infants: number
  /** What the price buys and on which terms, a line each. */
  facts: string[]
  /** Our address of its picture; null without one. */
  photo: string | null
  /** ISO instant until which its supplier sells it at this price. */
  bookableUntil: string
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** `2 adults, 1 child` */
export const partyWords = ({ adults, children, infants }: Pick<ChoiceSummary, 'adults' | 'children' | 'infants'>): string =>
  [
    ...counted(adults, 'adult', 'adults'),
    ...counted(children, 'child', 'children'),
    ...counted(infants, 'infant', 'infants'),
  ].join(', ')

type Types = 'ADT' | 'CHD' | 'INF'

/** The people of a choice whose supplier sorts them by type. */
export function partyOf(types: readonly Types[]): Pick<ChoiceSummary, 'adults' | 'children' | 'infants'> {
  const count = (type: Types) => types.filter((one) => one === type).length
  return { adults: count('ADT'), children: count('CHD'), infants: count('INF') }
}

/** The start and the end of a choice. */
export const spanOf = (times: {
  startsAt: Date
  endsAt: Date
  zone: string
}): Pick<ChoiceSummary, 'startsAt' | 'endsAt' | 'zone'> => ({
  startsAt: times.startsAt.toISOString(),
  endsAt: times.endsAt.toISOString(),
  zone: times.zone,
})
