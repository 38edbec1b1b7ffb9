import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { prepared } from '../../../db/prepared.ts'
import { tourWaitingEntries } from '../../../db/schema/index.ts'
import { type AskedOption, firstOf, isAmong, lastOf, type valuesOf } from './asked-options.ts'

const entries = tourWaitingEntries

/** The entries of a departure. */
export const isOfList = (ctx: Ctx, { tourId, optionId, departureId }: DepartureRef) =>
  and(
    eq(entries.agencyId, ctx.agencyId),
    eq(entries.tourId, tourId),
    eq(entries.optionId, optionId),
    eq(entries.departureId, departureId),
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

const waitingRows = prepared((tx: Transaction) => {
  const { tourId, optionId, departureId, status, seats, bookingId, claimedBy, startsAt } = entries
  return tx
    .select({ tourId, optionId, departureId, status, seats, bookingId, claimedBy })
    .from(entries)
    .where(and(isAmong(entries), inArray(status, ['waiting', 'offered']), gt(startsAt, sql.placeholder('now'))))
    .prepare('own_waiting')
})

/** The waiting lists of options. */
export async function readWaiting(
  tx: Transaction,
  ctx: Ctx,
  values: ReturnType<typeof valuesOf>,
): Promise<(one: AskedOption) => Waiting> {
  const rows = await waitingRows(tx).execute(values)
  const claimant = claimantOf(ctx)
  return (one) => {
    const [from, to] = [firstOf(one), lastOf(one)]
    const own = rows.filter(
      (row) => row.tourId === one.tourId && row.optionId === one.option.id && row.departureId >= from && row.departureId <= to,
    )
    const claimed = own.filter((row) => row.status === 'offered' && claimant !== null && row.claimedBy === claimant)
    const smallest = new Map<string, number>()
    for (const row of own)
      if (row.status === 'waiting') smallest.set(row.departureId, Math.min(row.seats, smallest.get(row.departureId) ?? row.seats))
    return {
      smallest,
      mine: claimed.flatMap((row) => row.bookingId ?? []),
      mineOf: new Set(claimed.map((row) => row.departureId)),
    }
  }
}
