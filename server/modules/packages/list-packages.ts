import { and, desc, eq, ilike, inArray, ne, or } from 'drizzle-orm'
import type { Counted } from '#contract/list-query.ts'
import type { PackageRow } from '#contract/packages/package-shapes.ts'
import type { PackageQuery } from '#contract/packages/packages.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { numberedPage } from '../../db/numbered-page.ts'
import { packageItems, packages } from '../../db/schema/index.ts'
import { likePattern } from '../../db/search-terms.ts'
import { readDeparturesOf, todayAt } from './departures/read-departures.ts'
import type { PackageRecord } from './package-row.ts'

const filterOf = (ctx: Ctx, { status, query }: PackageQuery) =>
  and(
    eq(packages.agencyId, ctx.agencyId),
    status ? eq(packages.status, status) : ne(packages.status, 'archived'),
    query === '' ? undefined : or(ilike(packages.name, likePattern(query)), ilike(packages.slug, likePattern(query))),
  )

interface Page {
  items: PackageRow[]
  total: Counted
  page: number
  lastPage: number
}

/** A page of the agency's packages, the last changed first. A page beyond the last is the last. */
export const listPackages = (ctx: Ctx, query: PackageQuery): Promise<Page> =>
  ctx.tx(async (tx) => {
    const where = filterOf(ctx, query)
    const { skipped, ...page } = await numberedPage(tx, { table: packages, where }, query)
    const rows = await tx
      .select()
      .from(packages)
      .where(where)
      .orderBy(desc(packages.changedAt), desc(packages.id))
      .limit(query.perPage)
      .offset(skipped)
    const facts = await readFacts(tx, ctx, rows)
    return { items: rows.map((row) => toRow(ctx, row, facts)), ...page }
  })

async function readFacts(tx: Transaction, ctx: Ctx, rows: readonly PackageRecord[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { items: [], departures: [] }
  const items = await tx
    .select({ packageId: packageItems.packageId })
    .from(packageItems)
    .where(and(eq(packageItems.agencyId, ctx.agencyId), inArray(packageItems.packageId, ids)))
  const departures = await readDeparturesOf(tx, ctx, ids)
  return { items, departures }
}

function toRow(
  ctx: Ctx,
  { id, name, slug, status, content, changedBy, changedAt }: PackageRecord,
  facts: Awaited<ReturnType<typeof readFacts>>,
): PackageRow {
  const [cover] = content.photos
  const today = todayAt(ctx)
  const coming = facts.departures.filter(({ departure }) => departure.packageId === id && departure.day > today)
  const open = coming.filter(({ departure }) => !departure.isClosed).map(({ departure }) => departure.day)
  return {
    id,
    name,
    slug,
    status,
    cover: cover ? { src: cover.src, alt: cover.alt } : null,
    items: facts.items.filter(({ packageId }) => packageId === id).length,
    nextDay: open.toSorted()[0] ?? null,
    places: coming.reduce((sum, { departure }) => sum + departure.places, 0),
    taken: coming.reduce((sum, { taken }) => sum + taken, 0),
    changedBy,
    changedAt: changedAt.toISOString(),
  }
}
