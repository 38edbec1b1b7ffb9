import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { webhookEndpoints } from '../../../db/schema/index.ts'
import { recordEvent } from '../../../events/record-event.ts'

export interface ChangedDeparture {
  tourId: string
  optionId: string
  departureId: string
}

const KIND = 'availability.changed'

/** Records that seats of departures were taken or freed, where a webhook waits for it: a sale without one costs a single read. */
export async function recordAvailability(tx: Transaction, ctx: Ctx, changed: readonly ChangedDeparture[]): Promise<void> {
  if (changed.length === 0) return
  const [waiting] = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.agencyId, ctx.agencyId),
        isNull(webhookEndpoints.disabledAt),
        sql`${webhookEndpoints.events} ? ${KIND}`,
      ),
    )
    .limit(1)
  if (!waiting) return
  const once = new Map(changed.map((one) => [`${one.tourId}/${one.optionId}/${one.departureId}`, one]))
  for (const { tourId, optionId, departureId } of once.values())
    await recordEvent(tx, ctx, { kind: KIND, subject: tourId, payload: { optionId, departureId } })
}
