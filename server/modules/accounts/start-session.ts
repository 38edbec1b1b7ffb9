import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { sessionText } from '#contract/session/cookies.ts'
import { AppError } from '#domain/errors.ts'
import type { Database } from '../../db/connect.ts'
import { invitations, members, sessions, users } from '../../db/schema/index.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { addKnownDevice } from '../../http/visitor/known-device.ts'
import { isHttps } from '../../is-https.ts'
import { isRefusedAccount } from './demo-accounts.ts'
import { noticeDevice, type Person } from './notice-device.ts'

/** Starts a session of a person who has proved both factors; its cookie is set on the response. Throws auth.demo-account and auth.deactivated. */
export async function startSession(context: RequestContext, person: Person): Promise<void> {
  const { system } = context
  if (isRefusedAccount(system.config, person.email)) throw new AppError('auth.demo-account')
  await assertActive(system.db, person)
  const { internalAdapter, secret } = await system.auth.$context
  const { token } = await internalAdapter.createSession(person.id, false, {
    ipAddress: context.ipAddress,
    userAgent: context.headers.get('user-agent') ?? '',
  })
  // As the sign-in library signs the cookie, and `openSignedToken` reads it.
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  context.resHeaders.append('set-cookie', sessionText('tradewind.session_token', `${token}.${signature}`, isHttps(system.config)))
  await welcome(context, person, token)
}

/** After a session was started by somebody who proved who they are: that it is confirmed, the time of the sign-in, and the device. */
export async function welcome(context: RequestContext, person: Person, token: string): Promise<void> {
  const { db, now } = context.system
  await db.update(sessions).set({ confirmedAt: now() }).where(eq(sessions.token, token))
  await db.update(users).set({ lastSignInAt: now() }).where(eq(users.id, person.id))
  await noticeDevice(context, person)
  addKnownDevice(context, person.email)
}

/** Throws auth.deactivated for a person whose only memberships are deactivated. */
export async function assertActive(db: Database, { id, email }: Pick<Person, 'id' | 'email'>): Promise<void> {
  const memberships = await db.select({ deactivatedAt: members.deactivatedAt }).from(members).where(eq(members.userId, id))
  const isDeactivated = memberships.length > 0 && memberships.every(({ deactivatedAt }) => deactivatedAt !== null)
  if (isDeactivated && !(await isInvited(db, email))) throw new AppError('auth.deactivated')
}

/** Whether another agency waits for the person, who joins it by signing in. */
const isInvited = async (db: Database, email: string): Promise<boolean> =>
  (
    await db
      .select({ id: invitations.id })
      .from(invitations)
      .where(and(eq(invitations.email, email), eq(invitations.status, 'pending')))
      .limit(1)
  ).length > 0

/** Ends a session that must not be used. */
export const endSession = async (db: Database, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.token, token))
}
