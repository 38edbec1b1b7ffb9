import { APIError } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { sessionText } from '#contract/session/cookies.ts'
import { AppError } from '#domain/errors.ts'
import type { Database } from '../../db/connect.ts'
import { invitations, members, sessions, users } from '../../db/schema/index.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { addKnownDevice, knownDevice } from '../../http/visitor/known-device.ts'
import { isHttps } from '../../is-https.ts'
import type { LimitKey } from '../../rate-limits.ts'
import type { System } from '../../system.ts'
import { mailGuessing } from '../mail/mail-guessing.ts'
import { isRefusedAccount } from './demo-accounts.ts'

/**
 * Starts a session; its cookie is set on the response. An unknown address and a wrong password give the same error. Throws auth.wrong-credentials,
 * auth.demo-account, auth.deactivated and input.too-many-requests; the attempt that blocks an account is mailed to its owner.
 */
export async function signIn(context: RequestContext, input: { email: string; password: string }): Promise<void> {
  const { system } = context
  const email = input.email.toLowerCase()
  const keys = limitsOf(context, email)
  await system.rateLimits.consume(keys, async ([limit]) => {
    if (limit === 'sign-in.account') await mailGuessing(system, { email, now: system.now() })
  })
  if (isRefusedAccount(system.config, email)) throw new AppError('auth.demo-account')
  try {
    const { headers, response } = await system.auth.api.signInEmail({
      body: input,
      headers: context.headers,
      returnHeaders: true,
    })
    await beginSession(system, { userId: response.user.id, token: response.token, email })
    for (const cookie of headers.getSetCookie()) context.resHeaders.append('set-cookie', cookie)
  } catch (error) {
    if (error instanceof APIError) throw new AppError('auth.wrong-credentials')
    throw error
  }
  addKnownDevice(context, email)
  await forgive(context, keys)
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

/** Notes the time of the sign-in, or ends the session of a person whose only memberships are deactivated. Throws auth.deactivated. */
async function beginSession(
  { db, now }: System,
  { userId, token, email }: { userId: string; token: string; email: string },
): Promise<void> {
  const memberships = await db.select({ deactivatedAt: members.deactivatedAt }).from(members).where(eq(members.userId, userId))
  const isDeactivated = memberships.length > 0 && memberships.every(({ deactivatedAt }) => deactivatedAt !== null)
  if (isDeactivated && !(await isInvited(db, email))) {
    await db.delete(sessions).where(eq(sessions.token, token))
    throw new AppError('auth.deactivated')
  }
  await db.update(users).set({ lastSignInAt: now() }).where(eq(users.id, userId))
}

function limitsOf(context: RequestContext, email: string): LimitKey[] {
  const address = addressGroup(context.ipAddress)
  const device = knownDevice(context, email)
  if (device) return [['sign-in.device', `${device}|${email}`]]
  return [
    ['sign-in.pair', `${address}|${email}`],
    ['sign-in.address', address],
    ['sign-in.account', email],
  ]
}

/** A successful sign-in was not a guess; the network address may still be guessing other accounts. */
async function forgive({ system }: RequestContext, keys: readonly LimitKey[]): Promise<void> {
  const isAddress = ([limit]: LimitKey) => limit === 'sign-in.address'
  await system.rateLimits.refund(keys.filter(isAddress))
  await system.rateLimits.reset(keys.filter((key) => !isAddress(key)))
}

export async function signOut(context: RequestContext): Promise<void> {
  await context.system.auth.api.signOut({ headers: context.headers })
  context.resHeaders.append('set-cookie', sessionText('tradewind.session_token', '', isHttps(context.system.config)))
}
