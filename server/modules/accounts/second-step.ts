import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { stepMethods } from '#contract/session/auth.ts'
import { readCookie, sessionCookies, sessionText } from '#contract/session/cookies.ts'
import { AppError } from '#domain/errors.ts'
import { systemCtx } from '../../ctx.ts'
import { members, users } from '../../db/schema/index.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { knownDevice } from '../../http/visitor/known-device.ts'
import { isHttps } from '../../is-https.ts'
import type { LimitKey } from '../../rate-limits.ts'
import { mailGuessing } from '../mail/mail-guessing.ts'
import type { Person } from './notice-device.ts'
import { peekOneTime, storeOneTime, takeOneTime } from './one-time-values.ts'
import { spendCode } from './second-factor/check-code.ts'
import { inAgency } from './second-factor/in-agency.ts'
import { factorsOf } from './second-factor/read-factors.ts'
import { recordAccountChange } from './second-factor/record-account-change.ts'
import { startSession } from './start-session.ts'

type Method = (typeof stepMethods)[number]

const setCookie = ({ system, resHeaders }: RequestContext, value: string) =>
  resHeaders.append('set-cookie', sessionText('second-step', value, isHttps(system.config)))

/** What a user can complete a sign-in with; empty for an account without a second factor. */
export async function methodsOf({ system }: RequestContext, userId: string): Promise<Method[]> {
  const { appSince, passkeys, recoveryCodes } = await factorsOf(system.db, userId)
  const isActive = appSince !== null || passkeys > 0
  return [
    ...(appSince ? (['app'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(isActive && recoveryCodes > 0 ? (['recovery'] as const) : []),
  ]
}

/** After the password was right: notes in a cookie whose sign-in waits for the second factor. There is no session yet. */
export async function beginSecondStep(context: RequestContext, userId: string): Promise<void> {
  const secret = randomBytes(32).toString('base64url')
  await storeOneTime(context.system, { use: 'second-step', secret, value: userId, seconds: sessionCookies['second-step'] })
  setCookie(context, secret)
}

/** The person whose sign-in waits. Throws auth.second-step-expired. */
async function findWaiting({ system, headers }: RequestContext): Promise<{ secret: string; person: Person }> {
  const secret = readCookie(headers.get('cookie') ?? '', 'second-step', isHttps(system.config))
  const userId = secret ? await peekOneTime(system, { use: 'second-step', secret }) : null
  const [person] = userId
    ? await system.db.select({ id: users.id, name: users.name, email: users.email }).from(users).where(eq(users.id, userId))
    : []
  if (!secret || !person) throw new AppError('auth.second-step-expired')
  return { secret, person }
}

/** What the sign-in that waits can be completed with. Throws auth.second-step-expired. */
export async function readSecondStep(context: RequestContext): Promise<{ methods: Method[] }> {
  const { person } = await findWaiting(context)
  return { methods: await methodsOf(context, person.id) }
}

/** Completes the sign-in with a code of the app or a recovery code. Throws auth.second-step-expired, auth.code-wrong and input.too-many-requests; the attempt that blocks an account is mailed to its owner. */
export async function enterCode(context: RequestContext, { code }: { code: string }): Promise<void> {
  const { system } = context
  const { secret, person } = await findWaiting(context)
  const keys = limitsOf(context, person)
  await system.rateLimits.consume(keys, async ([limit]) => {
    if (limit === 'second-step.user') await mailGuessing(system, { email: person.email, now: system.now(), guessed: 'codes' })
  })
  const used = await spendCode(system, { userId: person.id, code })
  if ((await takeOneTime(system, { use: 'second-step', secret })) === null) throw new AppError('auth.second-step-expired')
  await startSession(context, person)
  setCookie(context, '')
  const isAddress = ([limit]: LimitKey) => limit === 'second-step.address'
  await system.rateLimits.refund(keys.filter(isAddress))
  await system.rateLimits.reset(keys.filter((key) => !isAddress(key)))
  if (used === 'recovery') await recordRecovery(context, person)
}

/** As at the first step, a browser that signed in before has its own limit: somebody who knows the password cannot lock the owner out. */
function limitsOf(context: RequestContext, { id, email }: Person): LimitKey[] {
  const device = knownDevice(context, email)
  if (device) return [['second-step.device', `${device}|${id}`]]
  return [
    ['second-step.address', addressGroup(context.ipAddress)],
    ['second-step.user', id],
  ]
}

/** Whoever finds the codes could use one, so the owner of the account is told how many are left. */
async function recordRecovery({ system, ipAddress }: RequestContext, person: Person): Promise<void> {
  const [membership] = await system.db
    .select({ agencyId: members.organizationId })
    .from(members)
    .where(eq(members.userId, person.id))
    .orderBy(members.createdAt)
    .limit(1)
  if (!membership) return
  const { recoveryCodes: left } = await factorsOf(system.db, person.id)
  const base = await systemCtx(system, membership.agencyId)
  const ctx = { ...base, actor: { ...base.actor, userId: person.id, name: person.name, ipAddress } }
  await inAgency(ctx, (tx) =>
    recordAccountChange(tx, ctx, {
      action: 'account.code-used',
      person,
      says: `A recovery code was used to sign in to your account. ${left === 1 ? '1 code is' : `${left} codes are`} left.`,
    }),
  )
}
