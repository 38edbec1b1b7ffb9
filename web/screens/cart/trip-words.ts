import type { PlannedTrip } from '#contract/trips/planned-trips.ts'
import { formatDate } from '#domain/dates.ts'

export const itemsWords = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** `3 items · 12 Mar 2027 to 20 Mar 2027 · shared with colleagues` */
export function tripFacts({ items, isShared, isMine, owner }: PlannedTrip): string {
  const [first] = items
  const last = items
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  const days = first && last ? [first.from === last ? formatDate(last) : `${formatDate(first.from)} to ${formatDate(last)}`] : []
  const shared = isShared ? [isMine ? 'shared with colleagues' : `shared by ${owner ?? 'a colleague'}`] : []
  return [itemsWords(items.length), ...days, ...shared].join(' · ')
}
