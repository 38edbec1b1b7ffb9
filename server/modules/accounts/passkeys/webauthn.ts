import type * as WebAuthn from '@simplewebauthn/server'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { packageFile } from '../../../package-file.ts'
import { type OneTimeUse, storeOneTime, takeOneTime } from '../one-time-values.ts'

/** Seconds that a person has for the browser's dialog. */
const CHALLENGE_S = 300

let library: Promise<typeof WebAuthn> | undefined

/** Loaded with the first passkey; production has it in one file (decision 036). */
export const loadWebAuthn = (): Promise<typeof WebAuthn> =>
  (library ??= import(packageFile('@simplewebauthn/server', 'script/index.js').href).then(
    (loaded: { default: typeof WebAuthn }) => loaded.default,
  ))

/**
 * Whom a passkey belongs to: the root domain, so that it works on the shared portal and on the agency's, and the requested origin, which is a portal
 * of ours. Storefronts have no passkeys. Throws auth.passkey-refused.
 */
export function relyingParty({ system, visitor }: RequestContext): { id: string; origin: string } {
  if (visitor.host.kind !== 'agent') throw new AppError('auth.passkey-refused')
  return { id: system.config.ROOT_DOMAIN, origin: visitor.origin }
}

const ClientData = z.object({ challenge: z.string().min(16).max(200) })

/** Stores the challenge of options, with the user whom it is for. */
export const storeChallenge = (context: RequestContext, use: OneTimeUse, of: { challenge: string; userId: string }) =>
  storeOneTime(context.system, { use, secret: of.challenge, value: of.userId, seconds: CHALLENGE_S })

/** The challenge that the browser signed, if it is one of ours and was not answered before. Throws auth.passkey-refused. */
export async function takeChallenge(
  { system }: RequestContext,
  use: OneTimeUse,
  clientDataJSON: string,
): Promise<{ challenge: string; userId: string }> {
  const challenge = challengeOf(clientDataJSON)
  const userId = challenge === null ? null : await takeOneTime(system, { use, secret: challenge })
  if (challenge === null || userId === null) throw new AppError('auth.passkey-refused')
  return { challenge, userId }
}

function challengeOf(clientDataJSON: string): string | null {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge
  } catch {
    return null
  }
}
