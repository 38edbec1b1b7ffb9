import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedCredential } from '#contract/session/second-factor.ts'
import { AppError } from '#domain/errors.ts'
import { passkeys, users } from '../../../db/schema/index.ts'
import { addressGroup } from '../../../http/guards/address-group.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { startSession } from '../start-session.ts'
import { loadWebAuthn, relyingParty, storeChallenge, takeChallenge } from './webauthn.ts'

const NOBODY = ''

const limitOf = ({ ipAddress }: RequestContext) => [['passkey.address', addressGroup(ipAddress)]] as const

/** Options of `navigator.credentials.get` without names of accounts: the device offers its own passkeys. */
export async function signInOptions(context: RequestContext) {
  await context.system.rateLimits.consume(limitOf(context))
  const { id: rpID } = relyingParty(context)
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await storeChallenge(context, 'passkey-sign-in', { challenge: options.challenge, userId: NOBODY })
  return { ...options }
}

/** Signs in whom a passkey belongs to: it is had and unlocked, so it counts as both factors. Throws auth.passkey-refused, auth.demo-account and auth.deactivated. */
export async function signInByPasskey(
  context: RequestContext,
  { credential }: { credential: z.output<typeof SignedCredential> },
): Promise<void> {
  const { db, rateLimits } = context.system
  await rateLimits.consume(limitOf(context))
  const { challenge } = await takeChallenge(context, 'passkey-sign-in', credential.response.clientDataJSON)
  const [found] = await db
    .select({ passkey: passkeys, user: { id: users.id, name: users.name, email: users.email } })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credential.id))
  if (!found) throw new AppError('auth.passkey-refused')
  await assertSigned(context, { passkey: found.passkey, credential, challenge })
  await startSession(context, found.user)
  await rateLimits.refund(limitOf(context))
}

interface Signed {
  passkey: typeof passkeys.$inferSelect
  credential: z.output<typeof SignedCredential>
  challenge: string
}

/** Verifies the signature, and that the authenticator's count has grown since the last one: a copied authenticator is refused. */
export async function assertSigned(context: RequestContext, { passkey, credential, challenge }: Signed): Promise<void> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context)
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { userHandle } = credential.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString('utf8') !== passkey.userId)
    throw new AppError('auth.passkey-refused')
  const { credentialId: id, publicKey, counter } = passkey
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) throw new AppError('auth.passkey-refused')
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  const { db, now } = context.system
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: now() })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  if (used.length === 0) throw new AppError('auth.passkey-refused')
}
