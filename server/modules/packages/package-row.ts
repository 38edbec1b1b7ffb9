import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { packageItems, packages } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'

export type PackageRecord = typeof packages.$inferSelect
export type PackageItemRow = typeof packageItems.$inferSelect

export const isPackage = ({ agencyId }: Ctx, id: string) => and(eq(packages.agencyId, agencyId), eq(packages.id, id))

/** A package of the agency; with `lock` it is locked until the transaction ends. Throws access.not-found. */
export async function readPackageRow(
  tx: Transaction,
  ctx: Ctx,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<PackageRecord> {
  const asked = tx.select().from(packages).where(isPackage(ctx, id))
  const [row] = await (lock === 'lock' ? asked.for('update') : asked)
  if (!row) throw new AppError('access.not-found')
  return row
}

/** A published package by its address on the storefront. Throws access.not-found. */
export async function readPublishedRow(tx: Transaction, ctx: Ctx, slug: string): Promise<PackageRecord> {
  const [row] = await tx
    .select()
    .from(packages)
    .where(and(eq(packages.agencyId, ctx.agencyId), eq(packages.slug, slug), eq(packages.status, 'published')))
  if (!row) throw new AppError('access.not-found')
  return row
}

/** The items of a package by their start. */
export async function readPackageItems(tx: Transaction, ctx: Ctx, packageId: string): Promise<PackageItemRow[]> {
  const rows = await tx
    .select()
    .from(packageItems)
    .where(and(eq(packageItems.agencyId, ctx.agencyId), eq(packageItems.packageId, packageId)))
    .orderBy(asc(packageItems.addedAt), asc(packageItems.id))
  return rows
    .map((row) => ({ row, startsAt: saleOf(row.product).describeChoice(ctx, row).startsAt }))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map(({ row }) => row)
}

/** Changes a locked package. Only what a save replaces counts its revision up, so that other changes refuse no save. */
export const changePackage = (
  tx: Transaction,
  ctx: Ctx,
  { id, revision }: PackageRecord,
  change: Partial<Pick<PackageRecord, 'name' | 'slug' | 'content' | 'price' | 'minPeople' | 'status'>> = {},
) =>
  tx
    .update(packages)
    .set({ ...change, revision: revision + (change.price ? 1 : 0), changedBy: ctx.actor.name, changedAt: ctx.now() })
    .where(isPackage(ctx, id))
