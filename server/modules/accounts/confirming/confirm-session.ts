import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { sessions } from '../../../db/schema/index.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { confirmPerson } from '../confirm-person.ts'

/**
 * Records that the member has proved who they are in this session, for calls that need a recent confirmation (decision 066). Throws as
 * `confirmPerson` does.
 */
export async function confirmSession({ system, visitor }: RequestContext, { password }: { password: string }): Promise<void> {
  const { user, sessionId } = visitor
  if (!user || !sessionId) throw new AppError('auth.required')
  await confirmPerson(system, { userId: user.id, password })
  await system.db.update(sessions).set({ confirmedAt: system.now() }).where(eq(sessions.id, sessionId))
}
