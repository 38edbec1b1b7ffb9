import { and, between, eq, gt, inArray } from 'drizzle-orm'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourWaitingEntries } from '../../../db/schema/index.ts'

/** The entries of a departure. */
export const isOfList = (ctx: Ctx, { tourId, optionId, departureId }: DepartureRef) =>
  and(
    eq(tourWaitingEntries.agencyId, ctx.agencyId),
    eq(tourWaitingEntries.tourId, tourId),
    eq(tourWaitingEntries.optionId, optionId),
    eq(tourWaitingEntries.departureId, departureId),
  )

/** Who opens a link of a waiting list: the member, or the visitor of the storefront; null for everybody else. */
export const claimantOf = ({ actor }: Ctx): string | null => actor.userId ?? actor.shopper?.visitorId ?? null

export interface Waiting {
  /** By departure: the smallest party that waits for seats. */
  smallest: ReadonlyMap<string, number>
  /** The departures, and their holds, whose offered seats the actor buys. */
  mine: readonly string[]
  mineOf: ReadonlySet<string>
}

interface Period {
  tourId: string
  optionId: string
  /** Ids of the first and the last departure. */
  from: string
  to: string
}

/** The waiting lists of departures of one option. */
export async function readWaiting(tx: Transaction, ctx: Ctx, { tourId, optionId, from, to }: Period): Promise<Waiting> {
  const entries = tourWaitingEntries
  const rows = await tx
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.agencyId, ctx.agencyId),
        eq(entries.tourId, tourId),
        eq(entries.optionId, optionId),
        between(entries.departureId, from, to),
        inArray(entries.status, ['waiting', 'offered']),
        gt(entries.startsAt, ctx.now()),
      ),
    )
  const smallest = new Map<string, number>()
  const claimant = claimantOf(ctx)
  const claimed = rows.filter(({ status, claimedBy }) => status === 'offered' && claimant !== null && claimedBy === claimant)
  for (const { status, departureId, seats } of rows)
    if (status === 'waiting') smallest.set(departureId, Math.min(seats, smallest.get(departureId) ?? seats))
  return {
    smallest,
    mine: claimed.flatMap(({ bookingId }) => bookingId ?? []),
    mineOf: new Set(claimed.map(({ departureId }) => departureId)),
  }
}
