import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { pushSubscriptions } from '../../../db/schema/index.ts'

interface Browser {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

interface Own {
  userId: string
  sessionId: string | null
}

const hasBytes = (text: string, count: number) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === count

function problemsOf(ctx: Ctx, { endpoint, keys }: Browser): { path: string; message: string }[] {
  const isAddress = ctx.system.integrations.webhooks.isAllowed(endpoint)
  return [
    ...(isAddress ? [] : [{ path: 'endpoint', message: 'Use the address of a push service.' }]),
    ...(hasBytes(keys.p256dh, 65) ? [] : [{ path: 'keys.p256dh', message: 'Use the key of the browser.' }]),
    ...(hasBytes(keys.auth, 16) ? [] : [{ path: 'keys.auth', message: 'Use the secret of the browser.' }]),
  ]
}

/** Adds the browser of a session, or moves it to this member. Throws input.invalid for what no push service or browser gives. */
export async function addBrowser(ctx: Ctx, { userId, sessionId }: Own, { endpoint, keys }: Browser): Promise<void> {
  if (!sessionId) throw new AppError('access.forbidden')
  const problems = problemsOf(ctx, { endpoint, keys })
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  const own = { userId, sessionId, ...keys, createdAt: ctx.now() }
  await ctx.tx((tx) =>
    tx
      .insert(pushSubscriptions)
      .values({ id: ctx.newId(), agencyId: ctx.agencyId, endpoint, ...own })
      .onConflictDoUpdate({ target: [pushSubscriptions.agencyId, pushSubscriptions.endpoint], set: own }),
  )
}

/** Removes a browser of the member; an unknown one is no error. */
export const removeBrowser = (
  ctx: Ctx,
  { userId }: Pick<Own, 'userId'>,
  { endpoint }: Pick<Browser, 'endpoint'>,
): Promise<unknown> =>
  ctx.tx((tx) =>
    tx
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.agencyId, ctx.agencyId),
          eq(pushSubscriptions.userId, userId),
          eq(pushSubscriptions.endpoint, endpoint),
        ),
      ),
  )
