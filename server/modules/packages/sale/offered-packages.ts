import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OfferedPackage, OfferedPackageRow } from '#contract/packages/offered-packages.ts'
import { addDays, daysBetween } from '#domain/dates.ts'
import { divideRounded, money, sum } from '#domain/money/money.ts'
import { netOf } from '#domain/money/pricing.ts'
import { type PackageParty, peopleIn } from '#domain/packages/package-party.ts'
import { type DeparturePrice, fixedPrice, packagePrice } from '#domain/packages/package-price.ts'
import type { Ctx } from '../../../ctx.ts'
import { packageItems, packages } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { withCheapestFee } from '../../pricing/offered-methods.ts'
import { type Departure, readDepartures, readDeparturesOf, todayAt } from '../departures/read-departures.ts'
import { type PackageItemRow, type PackageRecord, readPackageItems, readPublishedRow } from '../package-row.ts'
import { type Span, spanOf } from '../span-of.ts'

const MOST_LISTED = 100

/** Published packages with an open departure to come, by name. */
export const listOffered = (ctx: Ctx): Promise<{ items: OfferedPackageRow[] }> =>
  ctx.tx(async (tx) => {
    const rows = await tx
      .select()
      .from(packages)
      .where(
        and(eq(packages.agencyId, ctx.agencyId), eq(packages.status, 'published'), eq(packages.currency, ctx.regional.currency)),
      )
      .orderBy(asc(packages.name))
      .limit(MOST_LISTED)
    const ids = rows.map(({ id }) => id)
    const all =
      ids.length === 0
        ? []
        : await tx
            .select()
            .from(packageItems)
            .where(and(eq(packageItems.agencyId, ctx.agencyId), inArray(packageItems.packageId, ids)))
    const coming = (await readDeparturesOf(tx, ctx, ids)).filter(isComing(ctx))
    return {
      items: rows.flatMap((row) => {
        const own = all.filter(({ packageId }) => packageId === row.id)
        const span = spanOf(ctx, own)
        const next = coming.find(({ departure }) => departure.packageId === row.id)
        if (!span || !next) return []
        const party = { adults: row.minPeople, children: [] }
        const price = priceFor(ctx, { row, items: own, span, departure: next.departure, party })
        return [{ ...offeredWords(ctx, row, { items: own, span }), price, nextDay: next.departure.day }]
      }),
    }
  })

/** A published package with its departures at the price of a party. Throws access.not-found. */
export const getOffered = (
  ctx: Ctx,
  { slug, adults, children }: { slug: string; adults?: number | undefined; children: number[] },
): Promise<OfferedPackage> =>
  ctx.tx(async (tx) => {
    const row = await readPublishedRow(tx, ctx, slug)
    return describeOffered(ctx, {
      row,
      items: await readPackageItems(tx, ctx, row.id),
      departures: await readDepartures(tx, ctx, row.id),
      party: { adults: adults ?? Math.max(1, row.minPeople), children },
    })
  })

interface Described {
  row: PackageRecord
  items: readonly PackageItemRow[]
  departures: readonly Departure[]
  party: PackageParty
}

function describeOffered(ctx: Ctx, { row, items, departures, party }: Described): OfferedPackage {
  const span = spanOf(ctx, items) ?? { from: todayAt(ctx), to: todayAt(ctx), days: 1, people: 1 }
  return {
    ...offeredWords(ctx, row, { items, span }),
    content: row.content,
    minPeople: row.minPeople,
    childUntil: row.price.childUntil,
    items: items.map((item) => {
      const { title, from, to, photo } = saleOf(item.product).describeChoice(ctx, item)
      const dayOf = (on: string) => daysBetween(span.from, on) + 1
      return { product: item.product, title, day: dayOf(from), lastDay: dayOf(to), photo }
    }),
    departures: departures.filter(isComing(ctx)).map(({ departure, taken }) => ({
      id: departure.id,
      day: departure.day,
      lastDay: addDays(departure.day, span.days - 1),
      left: Math.max(0, departure.places - taken),
      price: priceFor(ctx, { row, items, span, departure, party }),
    })),
    party,
  }
}

const isComing =
  (ctx: Ctx) =>
  ({ departure: { day, isClosed } }: { departure: { day: string; isClosed: boolean } }): boolean =>
    day > todayAt(ctx) && !isClosed

function offeredWords(
  ctx: Ctx,
  { slug, name, content }: PackageRecord,
  { items, span: { days } }: { items: readonly PackageItemRow[]; span: Span },
) {
  const [cover] = content.photos
  const photos = cover ? [] : items.flatMap((item) => saleOf(item.product).describeChoice(ctx, item).photo ?? [])
  return {
    slug,
    name,
    summary: content.summary,
    cover: cover ? { src: cover.src, alt: cover.alt } : null,
    photo: photos[0] ?? null,
    days,
    products: [...new Set(items.map(({ product }) => product))],
  }
}

interface Asked {
  row: PackageRecord
  items: readonly PackageItemRow[]
  span: Span
  departure: DeparturePrice
  party: PackageParty
}

/** With the fee of the cheapest method. A price that follows the cost is estimated from the cost of each person when the items were chosen. */
function priceFor(ctx: Ctx, { row: { price, currency }, items, span, departure, party }: Asked): OfferedPackageRow['price'] {
  const asked = { price, departure, party, currency }
  const fixed = fixedPrice(asked)
  const known = sum(
    items.map(({ waterfall }) => netOf(waterfall)),
    currency,
  )
  const cost = money(Number(divideRounded(BigInt(known.amount) * BigInt(peopleIn(party)), BigInt(span.people))), currency)
  return { party, ...withCheapestFee(ctx, fixed ?? packagePrice({ ...asked, cost })), isExact: fixed !== null }
}
