import type { PackageDetail, PackageItem } from '#contract/packages/package-shapes.ts'
import { missingOf } from '#domain/packages/missing.ts'
import { netOf } from '#domain/money/pricing.ts'
import { partyWords } from '#domain/travel/choice-summary.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { saleOf } from '../../products/sale-of.ts'
import { actorMay } from '../access/actor-may.ts'
import { readDepartures, todayAt } from './departures/read-departures.ts'
import { type PackageItemRow, type PackageRecord, readPackageItems, readPackageRow } from './package-row.ts'

/** A package as its editor shows it. Throws access.not-found. */
export const getPackage = (ctx: Ctx, { id }: { id: string }): Promise<PackageDetail> =>
  ctx.tx((tx) => describePackage(tx, ctx, id))

export async function describePackage(tx: Transaction, ctx: Ctx, id: string): Promise<PackageDetail> {
  const row = await readPackageRow(tx, ctx, id)
  const items = await readPackageItems(tx, ctx, id)
  const departures = await readDepartures(tx, ctx, id)
  const today = todayAt(ctx)
  const { name, slug, status, currency, revision, content, price, minPeople, changedBy, changedAt } = row
  return {
    id,
    name,
    slug,
    status,
    currency,
    revision,
    content,
    price,
    minPeople,
    items: items.map((item) => describeItem(ctx, item)),
    departures: departures.map(({ departure: { day, places, perAdult, perChild, isClosed, id: departureId }, taken }) => ({
      id: departureId,
      day,
      places,
      taken,
      perAdult,
      perChild,
      isClosed,
      isOver: day <= today,
    })),
    missing: await missingFrom(tx, ctx, row),
    changedBy,
    changedAt: changedAt.toISOString(),
  }
}

/** What publishing a package needs, in sentences. */
export async function missingFrom(tx: Transaction, ctx: Ctx, row: PackageRecord): Promise<string[]> {
  const items = await readPackageItems(tx, ctx, row.id)
  const departures = await readDepartures(tx, ctx, row.id)
  const today = todayAt(ctx)
  return missingOf({
    name: row.name,
    summary: row.content.summary,
    price: row.price,
    items: items.length,
    departures: departures.filter(({ departure: { day, isClosed } }) => day > today && !isClosed).length,
  })
}

function describeItem(ctx: Ctx, item: PackageItemRow): PackageItem {
  const { title, from, to, facts, photo, ...people } = saleOf(item.product).describeChoice(ctx, item)
  return {
    id: item.id,
    product: item.product,
    title,
    from,
    to,
    people: partyWords(people),
    facts,
    photo,
    cost: actorMay(ctx, 'margin:read') ? netOf(item.waterfall) : null,
  }
}
