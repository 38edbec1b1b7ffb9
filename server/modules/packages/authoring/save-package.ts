import { and, eq, inArray, ne } from 'drizzle-orm'
import type { PackageDetail, PackageWords } from '#contract/packages/package-shapes.ts'
import { photoAddress } from '#domain/authored-tours/sale/as-tour.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { images, packageItems, packages } from '../../../db/schema/index.ts'
import { describePackage } from '../describe-package.ts'
import { changePackage, readPackageRow } from '../package-row.ts'

type Save = PackageWords & { id: string; revision: number }

/**
 * Replaces words, price and minimum of a package. Throws access.not-found, also for photos and items that are not its own, package.changed-elsewhere and
 * package.slug-taken.
 */
export const savePackage = (ctx: Ctx, { id, revision, ...words }: Save): Promise<PackageDetail> =>
  ctx.tx(async (tx) => {
    const row = await readPackageRow(tx, ctx, id, 'lock')
    if (!(await hasPhotos(tx, ctx, words)) || !(await hasSpreadItem(tx, ctx, id, words))) throw new AppError('access.not-found')
    if (row.revision !== revision) throw new AppError('package.changed-elsewhere', { revision: row.revision, by: row.changedBy })
    const sameSlug = and(eq(packages.agencyId, ctx.agencyId), eq(packages.slug, words.slug), ne(packages.id, id))
    if ((await tx.$count(packages, sameSlug)) > 0) throw new AppError('package.slug-taken')
    await changePackage(tx, ctx, row, words)
    return describePackage(tx, ctx, id)
  })

/** Whether every photo is in the library of the agency. */
async function hasPhotos(tx: Transaction, ctx: Ctx, { content: { photos } }: PackageWords): Promise<boolean> {
  if (photos.length === 0) return true
  const ids = photos.map(({ imageId }) => imageId)
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.agencyId, ctx.agencyId), inArray(images.id, ids)))
  return photos.every(({ imageId, src }) => rows.some(({ id }) => id === imageId) && src === photoAddress(imageId))
}

/** Whether the item that has the margin is one of the package. */
async function hasSpreadItem(tx: Transaction, ctx: Ctx, packageId: string, { price }: PackageWords): Promise<boolean> {
  if (price.spreadItem === null) return true
  const isIt = and(
    eq(packageItems.agencyId, ctx.agencyId),
    eq(packageItems.packageId, packageId),
    eq(packageItems.id, price.spreadItem),
  )
  return (await tx.$count(packageItems, isIt)) > 0
}
