import { and, eq, isNull } from 'drizzle-orm'
import { type EventKind, eventPayloads } from '#domain/events.ts'
import { type Ctx, systemCtx } from '../ctx.ts'
import type { Transaction } from '../db/connect.ts'
import { domainEvents } from '../db/schema/index.ts'
import { defineJob } from '../jobs/define-job.ts'
import { delivery } from './record-event.ts'
import { subscribers } from './subscribers.ts'

/** Enqueues one job for each subscriber of an event in one transaction, which also marks the event as delivered: each subscriber gets it exactly once. */
export const deliverEvent = defineJob({
  ...delivery,
  retries: 10,
  async handle(system, { agencyId, eventId }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const [event] = await tx
        .update(domainEvents)
        .set({ deliveredAt: ctx.now() })
        .where(and(eq(domainEvents.agencyId, agencyId), eq(domainEvents.id, eventId), isNull(domainEvents.deliveredAt)))
        .returning()
      if (event) await deliver(tx, ctx, event)
    })
  },
})

type Stored<K extends EventKind> = Omit<typeof domainEvents.$inferSelect, 'kind'> & { kind: K }

async function deliver<K extends EventKind>(tx: Transaction, ctx: Ctx, { id, kind, subject, payload, agencyId, at }: Stored<K>) {
  const event = { id, kind, agencyId, subject, payload: eventPayloads[kind].parse(payload), at }
  for (const { job, payloadOf, afterSeconds } of subscribers[kind]) {
    const told = payloadOf(event)
    if (told) await ctx.system.jobs.enqueue(tx, job, told, { afterSeconds })
  }
}
