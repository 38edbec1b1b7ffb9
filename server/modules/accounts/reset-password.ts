import { APIError } from 'better-auth/api'
import { AppError } from '#domain/errors.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'

/** Mails a link to the address if it has an account. The response is the same either way. */
export async function forgotPassword(context: RequestContext, input: { email: string }): Promise<void> {
  await context.system.rateLimits.consume([
    ['reset-request.address', addressGroup(context.ipAddress)],
    ['reset-request.account', input.email.toLowerCase()],
  ])
  await context.system.auth.api.requestPasswordReset({ body: { email: input.email }, headers: context.headers })
}

/** Sets the new password and ends every session of the user. Throws auth.token-invalid for a used or old link. */
export async function resetPassword(context: RequestContext, input: { token: string; password: string }): Promise<void> {
  await context.system.rateLimits.consume([['reset.address', addressGroup(context.ipAddress)]])
  try {
    await context.system.auth.api.resetPassword({ body: { token: input.token, newPassword: input.password } })
  } catch (error) {
    if (error instanceof APIError) throw new AppError('auth.token-invalid')
    throw error
  }
}
