import { and, asc, eq, gt } from 'drizzle-orm'
import { dayAt } from '#domain/dates.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { packageDepartures, packages } from '../../db/schema/index.ts'

/** The addresses of the packages that the agency sells: published ones with an open departure to come. */
export async function readSoldPackages(tx: Transaction, ctx: Ctx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ slug: packages.slug })
    .from(packages)
    .innerJoin(packageDepartures, eq(packageDepartures.packageId, packages.id))
    .where(
      and(
        eq(packages.agencyId, ctx.agencyId),
        eq(packages.status, 'published'),
        eq(packages.currency, ctx.regional.currency),
        eq(packageDepartures.isClosed, false),
        gt(packageDepartures.day, dayAt(ctx.now(), ctx.regional.zone)),
      ),
    )
    .orderBy(asc(packages.slug))
  return rows.map(({ slug }) => slug)
}
