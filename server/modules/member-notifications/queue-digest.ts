import { isNull, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import { nextDigest } from '#domain/notifications/digest-time.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { memberProfiles } from '../../db/schema/index.ts'

/** The job that sends a digest, implemented in send-digest.job.ts. `at`: the planned time; a digest that was planned again is another job. */
export const digest = {
  name: 'notifications.send-digest',
  payload: z.object({ agencyId: z.uuid(), userId: z.uuid(), at: z.iso.datetime() }),
}

interface Member {
  userId: string
  /** The member's time zone. */
  zone: string
}

/** Enqueues the member's digest of the next morning; nothing if one waits. With `again` the waiting one is replaced, because the zone changed. */
export async function queueDigest(tx: Transaction, ctx: Ctx, { userId, zone }: Member, again?: 'again'): Promise<void> {
  const now = ctx.now()
  const digestAt = nextDigest(now, zone)
  const [planned] = await tx
    .insert(memberProfiles)
    .values({ agencyId: ctx.agencyId, userId, digestAt })
    .onConflictDoUpdate({
      target: [memberProfiles.agencyId, memberProfiles.userId],
      set: { digestAt },
      ...(again ? {} : { setWhere: or(isNull(memberProfiles.digestAt), lte(memberProfiles.digestAt, now)) }),
    })
    .returning({ userId: memberProfiles.userId })
  if (!planned) return
  const afterSeconds = Math.ceil((digestAt.getTime() - now.getTime()) / 1_000)
  await ctx.system.jobs.enqueue(tx, digest, { agencyId: ctx.agencyId, userId, at: digestAt.toISOString() }, { afterSeconds })
}
