import { z } from 'zod'
import type { EventKind, EventPayload } from '#domain/events.ts'
import type { Ctx } from '../ctx.ts'
import type { Transaction } from '../db/connect.ts'
import { domainEvents } from '../db/schema/index.ts'

/**
 * The job that delivers an event to its subscribers. It is implemented in deliver-event.job.ts, because that imports the subscribers, which import
 * this file.
 */
export const delivery = { name: 'events.deliver', payload: z.object({ agencyId: z.uuid(), eventId: z.uuid() }) }

/** Writes an event and its delivery job in the caller's transaction: subscribers get it exactly when the transaction is committed. */
export async function recordEvent<K extends EventKind>(
  tx: Transaction,
  ctx: Ctx,
  event: { kind: K; subject: string; payload: EventPayload<K> },
): Promise<void> {
  const id = ctx.newId()
  await tx.insert(domainEvents).values({ ...event, id, agencyId: ctx.agencyId, at: ctx.now() })
  await ctx.system.jobs.enqueue(tx, delivery, { agencyId: ctx.agencyId, eventId: id })
}
