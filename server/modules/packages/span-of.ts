import { daysBetween, type LocalDate } from '#domain/dates.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import type { PackageItemRow } from './package-row.ts'

export interface Span {
  from: LocalDate
  to: LocalDate
  /** From the first to the last, both included. */
  days: number
  /** The people of the item with most of them. */
  people: number
}

/** The days of a package as its items were chosen; null without items. */
export function spanOf(ctx: Ctx, items: readonly PackageItemRow[]): Span | null {
  const words = items.map((item) => saleOf(item.product).describeChoice(ctx, item))
  const [from] = words.map((one) => one.from).toSorted()
  const to = words
    .map((one) => one.to)
    .toSorted()
    .at(-1)
  if (!from || !to) return null
  const people = Math.max(1, ...words.map(({ adults, children, infants }) => adults + children + infants))
  return { from, to, days: daysBetween(from, to) + 1, people }
}
