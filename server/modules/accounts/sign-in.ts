import { APIError } from 'better-auth/api'
import { AppError } from '#domain/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'

/** Starts a session; its cookie goes out with the answer. An unknown address and a wrong password say the same. */
export async function signIn(context: RequestContext, input: { email: string; password: string }): Promise<void> {
  const subject = `${context.ipAddress}|${input.email}`
  await context.system.attempts.count('sign-in', subject)
  try {
    const { headers } = await context.system.auth.api.signInEmail({ body: input, headers: context.headers, returnHeaders: true })
    passCookies(headers, context)
  } catch (error) {
    if (error instanceof APIError) throw new AppError('auth.wrong-credentials')
    throw error
  }
  await context.system.attempts.forgive('sign-in', subject)
}

export async function signOut(context: RequestContext): Promise<void> {
  const { headers } = await context.system.auth.api.signOut({ headers: context.headers, returnHeaders: true })
  passCookies(headers, context)
}

function passCookies(from: Headers | null | undefined, context: RequestContext) {
  for (const cookie of from?.getSetCookie() ?? []) context.resHeaders.append('set-cookie', cookie)
}
