import type { PlannedTrip } from '#contract/trips/planned-trips.ts'
import { formatDate } from '#domain/dates.ts'
import { toDecimal } from '#domain/money/money.ts'
import { searchPath } from '../../products/protection/policy-paths.ts'

export const itemsWords = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** The last day of the items; empty without any. */
export const lastDayOf = (items: readonly { to: string }[]): string =>
  items
    .map(({ to }) => to)
    .toSorted()
    .at(-1) ?? ''

/** The search for protection with the dates and the cost of the trip. */
export function protectionFor({ items, total }: Pick<PlannedTrip, 'items' | 'total'>): string {
  const params = new URLSearchParams({ from: items[0]?.from ?? '', to: lastDayOf(items) })
  params.set('cost', toDecimal(total))
  params.set('currency', total.currency)
  return `${searchPath}?${params}`
}

/** `3 items · 12 Mar 2027 to 20 Mar 2027 · shared with colleagues` */
export function tripFacts({ items, isShared, isMine, owner }: PlannedTrip): string {
  const [first] = items
  const last = lastDayOf(items)
  const days = first && last ? [first.from === last ? formatDate(last) : `${formatDate(first.from)} to ${formatDate(last)}`] : []
  const shared = isShared ? [isMine ? 'shared with colleagues' : `shared by ${owner ?? 'a colleague'}`] : []
  return [itemsWords(items.length), ...days, ...shared].join(' · ')
}
