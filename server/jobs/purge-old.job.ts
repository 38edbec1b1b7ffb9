import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { systemCtx } from '../ctx.ts'
import {
  agencies,
  domainEvents,
  idempotencyKeys,
  notifications,
  plannedTrips,
  rateLimits,
  tourResellerCalls,
  tourWaitingEntries,
  webhookDeliveries,
  webhookEvents,
} from '../db/schema/index.ts'
import { purgeAnswers } from '../modules/tour-running/purge-answers.ts'
import type { System } from '../system.ts'
import { defineJob, type Job } from './define-job.ts'

const DAY_SECONDS = 86_400
const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_SECONDS * 1_000)

/** How long an idempotency key is stored: clients retry within minutes, and a day is promised to them. */
const KEYS_DAYS = 7
/** Providers repeat an event for up to three days; disputes refer to older ones. A later repetition is applied again, which is harmless. */
const EVENTS_DAYS = 90

/** How long notifications are listed. */
const NOTIFICATIONS_DAYS = 90

/** How long after a departure the names of those who waited for it are stored. */
const WAITING_DAYS = 7

/** How long deliveries to webhooks, and calls of resellers, are listed. */
const DELIVERIES_DAYS = 30

/** A visitor's cookie is valid for 30 days: after that nobody reaches a trip that no customer has taken along. */
const VISITORS_TRIPS_DAYS = 31

const Payload = z.object({})

/**
 * Deletes expired idempotency keys, delivered events, webhook events, old notifications, deliveries to webhooks, calls of resellers, waiting lists of
 * departures that are over, planned trips of visitors that nobody reaches any more, personal answers about own tours, and expired counters of rate
 * limits, once a day.
 */
export const purgeOld: Job<typeof Payload> = defineJob({
  name: 'money.purge-old',
  payload: Payload,
  retries: 5,
  async handle(system) {
    const { db } = system
    const old = daysAgo(system.now(), KEYS_DAYS)
    const delivered = daysAgo(system.now(), EVENTS_DAYS)
    const listed = daysAgo(system.now(), DELIVERIES_DAYS)
    const waited = daysAgo(system.now(), WAITING_DAYS)
    const left = daysAgo(system.now(), VISITORS_TRIPS_DAYS)
    const told = daysAgo(system.now(), NOTIFICATIONS_DAYS)
    for (const { id } of await db.select({ id: agencies.id }).from(agencies)) {
      const ctx = await systemCtx(system, id)
      await ctx.tx(async (tx) => {
        await purgeAnswers(tx, ctx)
        await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.agencyId, id), lt(idempotencyKeys.createdAt, old)))
        await tx.delete(domainEvents).where(and(eq(domainEvents.agencyId, id), lt(domainEvents.deliveredAt, delivered)))
        await tx.delete(notifications).where(and(eq(notifications.agencyId, id), lt(notifications.at, told)))
        await tx
          .delete(tourWaitingEntries)
          .where(and(eq(tourWaitingEntries.agencyId, id), lt(tourWaitingEntries.startsAt, waited)))
        await tx
          .delete(plannedTrips)
          .where(
            and(
              eq(plannedTrips.agencyId, id),
              isNotNull(plannedTrips.visitorId),
              isNull(plannedTrips.customerId),
              lt(plannedTrips.updatedAt, left),
            ),
          )
        await tx.delete(tourResellerCalls).where(and(eq(tourResellerCalls.agencyId, id), lt(tourResellerCalls.at, listed)))
        await tx.delete(webhookDeliveries).where(and(eq(webhookDeliveries.agencyId, id), lt(webhookDeliveries.createdAt, listed)))
      })
    }
    await db.transaction(async (tx) => {
      await tx.delete(webhookEvents).where(lt(webhookEvents.receivedAt, daysAgo(system.now(), EVENTS_DAYS)))
      await tx.delete(rateLimits).where(lt(rateLimits.expire, system.now().getTime()))
      await system.jobs.enqueue(tx, purgeOld, {}, { afterSeconds: DAY_SECONDS })
    })
  },
})

/** Enqueues the first of these jobs where none waits. Called under the start lock, so that several nodes enqueue one. */
export async function beginPurging({ db, jobs }: System): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = sql`select 1 from jobs.job where name = ${purgeOld.name} and state < 'completed' limit 1`
    if ((await tx.execute(waiting)).rows.length === 0) await jobs.enqueue(tx, purgeOld, {})
  })
}
