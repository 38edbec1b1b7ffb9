import { and, asc, eq, ne } from 'drizzle-orm'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import type { WaitingEntry } from '#contract/tour-running/tour-waiting.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { tourWaitingEntries } from '../../db/schema/index.ts'
import { isOfList } from '../own-tours/departures/read-waiting.ts'
import { findDeparture } from '../tour-running/find-departure.ts'
import { shopOriginOf } from './mail-facts.ts'
import { endEntry, linkOf, openContact } from './waiting-entry.ts'

/** Who waits for seats of a departure, or got them. Whoever left is not listed. Throws access.not-found. */
export async function listWaiting(ctx: Ctx, ref: DepartureRef): Promise<WaitingEntry[]> {
  const origin = await shopOriginOf(ctx)
  return ctx.tx(async (tx) => {
    await findDeparture(tx, ctx, ref)
    const rows = await tx
      .select()
      .from(tourWaitingEntries)
      .where(and(isOfList(ctx, ref), ne(tourWaitingEntries.status, 'left')))
      .orderBy(asc(tourWaitingEntries.createdAt), asc(tourWaitingEntries.id))
    return rows.map((row) => ({
      id: row.id,
      ...openContact(ctx, row),
      people: row.people,
      status: row.status,
      offeredUntil: row.offeredUntil?.toISOString() ?? null,
      addedBy: row.addedBy,
      url: linkOf(ctx, row, origin),
      at: row.createdAt.toISOString(),
    }))
  })
}

/** Throws access.not-found. */
export const removeEntry = (ctx: Ctx, { id }: { id: string }) =>
  ctx.tx(async (tx) => {
    const [row] = await tx
      .select()
      .from(tourWaitingEntries)
      .where(and(eq(tourWaitingEntries.agencyId, ctx.agencyId), eq(tourWaitingEntries.id, id)))
      .for('update')
    if (!row) throw new AppError('access.not-found')
    if (row.status === 'waiting' || row.status === 'offered') await endEntry(tx, ctx, row, 'left')
    return { done: true } as const
  })
