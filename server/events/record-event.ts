import { z } from 'zod'
import type { EventKind, EventPayload } from '#domain/events.ts'
import type { Ctx } from '../ctx.ts'
import type { Transaction } from '../db/connect.ts'
import { domainEvents } from '../db/schema/index.ts'

/** The job that hands an event to its subscribers. What it does stands in deliver-event.job.ts: that knows the subscribers, which know this file. */
export const delivery = { name: 'events.deliver', payload: z.object({ agencyId: z.uuid(), eventId: z.uuid() }) }

/** Writes what happened, with the job that delivers it, in the transaction that did it: subscribers learn of it exactly when it was committed. */
export async function recordEvent<K extends EventKind>(
  tx: Transaction,
  ctx: Ctx,
  event: { kind: K; subject: string; payload: EventPayload<K> },
): Promise<void> {
  const id = ctx.newId()
  await tx.insert(domainEvents).values({ ...event, id, agencyId: ctx.agencyId, at: ctx.now() })
  await ctx.system.jobs.enqueue(tx, delivery, { agencyId: ctx.agencyId, eventId: id })
}
