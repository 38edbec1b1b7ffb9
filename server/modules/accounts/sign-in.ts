import { APIError } from 'better-auth/api'
import { sessionText } from '#contract/session/cookies.ts'
import { AppError } from '#domain/errors.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { knownDevice } from '../../http/visitor/known-device.ts'
import { isHttps } from '../../is-https.ts'
import type { LimitKey } from '../../rate-limits.ts'
import { mailGuessing } from '../mail/mail-guessing.ts'
import { isRefusedAccount } from './demo-accounts.ts'
import { beginSecondStep, methodsOf } from './second-step.ts'
import { assertActive, endSession, welcome } from './start-session.ts'

type Outcome = { done: boolean; secondStep: Awaited<ReturnType<typeof methodsOf>> }

/**
 * Starts a session; its cookie is set on the response. For an account with a second factor there is no session yet: `secondStep` says what is asked
 * for. An unknown address and a wrong password give the same error. Throws auth.wrong-credentials, auth.demo-account, auth.deactivated and
 * input.too-many-requests; the attempt that blocks an account is mailed to its owner.
 */
export async function signIn(context: RequestContext, input: { email: string; password: string }): Promise<Outcome> {
  const { system } = context
  const email = input.email.toLowerCase()
  const keys = limitsOf(context, email)
  await system.rateLimits.consume(keys, async ([limit]) => {
    if (limit === 'sign-in.account') await mailGuessing(system, { email, now: system.now() })
  })
  if (isRefusedAccount(system.config, email)) throw new AppError('auth.demo-account')
  const { headers, response } = await checkPassword(context, input)
  const { id, name } = response.user
  // The library has begun a session, whose token nobody has yet.
  await assertActive(system.db, { id, email }).catch(async (error: unknown) => {
    await endSession(system.db, response.token)
    throw error
  })
  const secondStep = await methodsOf(context, id)
  if (secondStep.length > 0) {
    await endSession(system.db, response.token)
    await beginSecondStep(context, id)
  } else {
    for (const cookie of headers.getSetCookie()) context.resHeaders.append('set-cookie', cookie)
    await welcome(context, { id, name, email }, response.token)
  }
  await forgive(context, keys)
  return { done: secondStep.length === 0, secondStep }
}

async function checkPassword({ system, headers }: RequestContext, body: { email: string; password: string }) {
  try {
    return await system.auth.api.signInEmail({ body, headers, returnHeaders: true })
  } catch (error) {
    if (error instanceof APIError) throw new AppError('auth.wrong-credentials')
    throw error
  }
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
