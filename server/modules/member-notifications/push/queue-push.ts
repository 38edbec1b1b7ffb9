import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { pushSubscriptions } from '../../../db/schema/index.ts'

export const PushMessage = z.object({ title: z.string(), text: z.string(), path: z.string() })
export type PushMessage = z.infer<typeof PushMessage>

/** The job that sends a message to one browser, implemented in send-push.job.ts. */
export const push = {
  name: 'notifications.push',
  payload: z.object({ agencyId: z.uuid(), browserId: z.uuid(), message: PushMessage }),
}

/** Enqueues a message for each browser of a member. */
export async function queuePush(tx: Transaction, ctx: Ctx, userId: string, message: PushMessage): Promise<void> {
  const { agencyId } = ctx
  const browsers = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.agencyId, agencyId), eq(pushSubscriptions.userId, userId)))
  for (const { id: browserId } of browsers) await ctx.system.jobs.enqueue(tx, push, { agencyId, browserId, message })
}
