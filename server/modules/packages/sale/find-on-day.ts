import { addDays, daysBetween, formatDate, type LocalDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import type { PackageParty } from '#domain/packages/package-party.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Moved } from '#domain/travel/moved.ts'
import type { Ctx } from '../../../ctx.ts'
import { saleOf } from '../../../products/sale-of.ts'
import type { PackageItemRow } from '../package-row.ts'
import { spanOf } from '../span-of.ts'

export interface FoundItem {
  item: PackageItemRow
  title: string
  search: PackageItemRow['search']
  offer: PackageItemRow['offer']
  waterfall: PriceWaterfall
}

/** Every item on the days of a departure, or a sentence for each that is not available then. */
export type FoundOnDay = { found: FoundItem[] } | { gone: { titles: string[]; says: string[] } }

interface Asked {
  items: readonly PackageItemRow[]
  /** The first day. */
  day: LocalDate
  party: PackageParty
}

/** Finds all items of a package at their suppliers, all at once, moved to a first day and for these people. Never inside a transaction. */
export async function findOnDay(ctx: Ctx, { items, day, party }: Asked): Promise<FoundOnDay> {
  const span = spanOf(ctx, items)
  const to = { days: span ? daysBetween(span.from, day) : 0, ...party }
  const answers = await Promise.all(items.map((item) => findItem(ctx, item, to)))
  const gone = answers.flatMap((one) => ('says' in one ? [one] : []))
  if (gone.length > 0) return { gone: { titles: gone.map(({ title }) => title), says: gone.map(({ says }) => says) } }
  return { found: answers.flatMap((one) => ('says' in one ? [] : [one])) }
}

async function findItem(ctx: Ctx, item: PackageItemRow, to: Moved): Promise<FoundItem | { title: string; says: string }> {
  const sale = saleOf(item.product)
  const { title, from } = sale.describeChoice(ctx, item)
  const on = formatDate(addDays(from, to.days))
  if (!sale.onAnotherDay) return { title, says: `${title} is not sold with a package any more.` }
  try {
    return { item, title, ...(await sale.onAnotherDay.find(ctx, item, to)) }
  } catch (error) {
    if (error instanceof SupplierError && error.kind === 'sold-out')
      return { title, says: `${title} is not available on ${on} for these people.` }
    if (!(error instanceof AppError)) throw error
    if (error.code === 'input.invalid') return { title, says: `${title} does not take these people.` }
    // A search for these days is refused: they have passed, or nobody sells them yet.
    if (error.code === 'supplier.unavailable') throw error
    return { title, says: `${title} is not sold on ${on}.` }
  }
}
