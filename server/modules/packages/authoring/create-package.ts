import { eq } from 'drizzle-orm'
import { emptyContent, packageLimits } from '#domain/packages/package-content.ts'
import { startPrice } from '#domain/packages/package-price.ts'
import { freeSlug, slugOf } from '#domain/packages/package-slug.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { packageItems, packages } from '../../../db/schema/index.ts'
import { type PackageRecord, readPackageItems, readPackageRow } from '../package-row.ts'
import { copyItemsOfTrip } from './items-of-trip.ts'

/** A draft, empty or with the items of a planned trip. Throws as `copyItemsOfTrip`. */
export const createPackage = (ctx: Ctx, { name, tripId }: { name: string; tripId: string | null }): Promise<{ id: string }> =>
  ctx.tx(async (tx) => {
    const { currency } = ctx.regional
    const made = await insertPackage(tx, ctx, { name, content: emptyContent, price: startPrice, minPeople: 1, currency })
    if (tripId) await copyItemsOfTrip(tx, ctx, { packageId: made.id, currency, tripId })
    return made
  })

/** A draft with the content, the items and the price of another package. Throws access.not-found. */
export const duplicatePackage = (ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> =>
  ctx.tx(async (tx) => {
    const { name, content, price, minPeople, currency } = await readPackageRow(tx, ctx, id)
    const items = (await readPackageItems(tx, ctx, id)).map((item) => ({ ...item, copyId: ctx.newId() }))
    const spreadItem = items.find((item) => item.id === price.spreadItem)?.copyId ?? null
    const copy = { name: `Copy of ${name}`.slice(0, packageLimits.name), content, minPeople, currency }
    const made = await insertPackage(tx, ctx, { ...copy, price: { ...price, spreadItem } })
    if (items.length > 0)
      await tx.insert(packageItems).values(items.map(({ copyId, ...item }) => ({ ...item, id: copyId, packageId: made.id })))
    return made
  })

type NewPackage = Pick<PackageRecord, 'name' | 'content' | 'price' | 'minPeople' | 'currency'>

async function insertPackage(tx: Transaction, ctx: Ctx, made: NewPackage): Promise<{ id: string }> {
  const id = ctx.newId()
  const { agencyId, actor } = ctx
  const taken = await tx.select({ slug: packages.slug }).from(packages).where(eq(packages.agencyId, agencyId))
  const slug = freeSlug(slugOf(made.name), new Set(taken.map((one) => one.slug)))
  const by = { createdBy: actor.name, createdAt: ctx.now(), changedBy: actor.name, changedAt: ctx.now() }
  await tx.insert(packages).values({ id, agencyId, slug, ...made, ...by })
  return { id }
}
