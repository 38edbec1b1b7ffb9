import { and, asc, between, eq, type Placeholder, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { invalidOption, invalidProduct } from '#domain/authored-tours/sale/own-tour-error.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { type Point, reachOf } from '#domain/travel/distance.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { isUuid } from '../../../db/is-uuid.ts'
import { prepared } from '../../../db/prepared.ts'
import { authoredTours, authoredTourVersions, tourReviews } from '../../../db/schema/index.ts'
import type { Seller } from '../seller.ts'
import { readSoldVersions, type SoldVersion } from './sold-versions.ts'

/** The average of the reviews that are shown, with two decimals, and their number. */
const rated = sql<{ average: number | null; count: number }>`(
  select jsonb_build_object('average', round(avg(${tourReviews.rating}), 2), 'count', count(*)) from ${tourReviews}
  where ${tourReviews.agencyId} = ${authoredTours.agencyId} and ${tourReviews.tourId} = ${authoredTours.id}
    and ${tourReviews.rating} is not null and ${tourReviews.hiddenAt} is null
)`

const whole = { id: authoredTours.id, tour: authoredTourVersions.tour, rated }

const joined = <Columns extends SelectedFields>(tx: Transaction, columns: Columns) =>
  tx
    .select(columns)
    .from(authoredTours)
    .innerJoin(
      authoredTourVersions,
      and(
        eq(authoredTourVersions.agencyId, authoredTours.agencyId),
        eq(authoredTourVersions.tourId, authoredTours.id),
        eq(authoredTourVersions.number, authoredTours.publishedNumber),
      ),
    )

const published = (agencyId: string | Placeholder) =>
  and(eq(authoredTours.agencyId, agencyId), eq(authoredTours.status, 'published'))

/** Whether a seller may sell a tour: the agency all of its own, a reseller those that the tour names it for. */
export const isSoldBy = ({ tour: { connectivity } }: OwnTour, { resellerId }: Seller): boolean =>
  resellerId === null ||
  connectivity.sellers === 'all' ||
  (connectivity.sellers === 'chosen' && connectivity.resellerIds.includes(resellerId))

/** The published tours that a seller may sell, the oldest first. */
export async function readOwnTours(tx: Transaction, ctx: Ctx, seller: Seller): Promise<OwnTour[]> {
  const found = await joined(tx, whole)
    .where(published(ctx.agencyId))
    .orderBy(asc(authoredTours.createdAt), asc(authoredTours.id))
  return found.filter((one) => isSoldBy(one, seller))
}

/** A published tour near a place. */
export interface NearTour extends SoldVersion {
  id: string
  rated: NonNullable<OwnTour['rated']>
}

const nearRows = prepared((tx: Transaction) => {
  const [at, reach] = [sql`${sql.placeholder('longitude')}::double precision`, sql`${sql.placeholder('reach')}::double precision`]
  const isNear = and(
    between(authoredTourVersions.latitude, sql.placeholder('south'), sql.placeholder('north')),
    // Either way around the earth.
    sql`(abs(${authoredTourVersions.longitude} - ${at}) <= ${reach} or abs(${authoredTourVersions.longitude} - ${at}) >= 360 - ${reach})`,
  )
  const agencyId = sql.placeholder('agencyId')
  return joined(tx, { id: authoredTours.id, versionId: authoredTourVersions.id, rated })
    .where(and(published(agencyId), eq(authoredTourVersions.agencyId, agencyId), isNear))
    .prepare('own_tours_near')
})

/** The published tours around a point: those of its latitudes, by an index, and of its longitudes; the caller measures. */
export async function readOwnToursNear(
  tx: Transaction,
  ctx: Ctx,
  { radiusKm, ...at }: Point & { radiusKm: number },
): Promise<NearTour[]> {
  const reach = reachOf(at, radiusKm)
  const [south, north] = [at.latitude - reach.latitude, at.latitude + reach.latitude]
  const rows = await nearRows(tx).execute({
    agencyId: ctx.agencyId,
    south,
    north,
    longitude: at.longitude,
    reach: reach.longitude,
  })
  const ids = rows.map(({ versionId }) => versionId)
  const versions = await readSoldVersions(tx, ctx, ids)
  return rows.flatMap(({ id, versionId, rated: reviews }) => {
    const version = versions.get(versionId)
    return version ? [{ id, ...version, rated: reviews }] : []
  })
}

/** A published tour. Throws INVALID_PRODUCT_ID for one that the seller does not sell. */
export async function readOwnTour(tx: Transaction, ctx: Ctx, { productId, seller }: { productId: string; seller: Seller }) {
  if (!isUuid(productId)) throw invalidProduct(productId)
  const [found] = await joined(tx, whole).where(and(published(ctx.agencyId), eq(authoredTours.id, productId)))
  if (!found || !isSoldBy(found, seller)) throw invalidProduct(productId)
  return found
}

/** An option of a tour. Throws INVALID_OPTION_ID. */
export function optionOf({ tour }: OwnTour, optionId: string): AuthoredOption {
  const option = tour.options.find(({ id }) => id === optionId)
  if (!option) throw invalidOption(optionId)
  return option
}
