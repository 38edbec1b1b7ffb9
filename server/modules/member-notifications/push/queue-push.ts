import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { pushSubscriptions } from '../../../db/schema/index.ts'

/** The job that sends a notification to one browser, implemented in send-push.job.ts. It names the notification: jobs hold nothing personal. */
export const push = {
  name: 'notifications.push',
  payload: z.object({ agencyId: z.uuid(), browserId: z.uuid(), notificationId: z.uuid() }),
}

/** Enqueues a notification for each browser of its member. */
export async function queuePush(
  tx: Transaction,
  ctx: Ctx,
  { userId, notificationId }: { userId: string; notificationId: string },
): Promise<void> {
  const { agencyId } = ctx
  const browsers = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.agencyId, agencyId), eq(pushSubscriptions.userId, userId)))
  for (const { id: browserId } of browsers) await ctx.system.jobs.enqueue(tx, push, { agencyId, browserId, notificationId })
}
