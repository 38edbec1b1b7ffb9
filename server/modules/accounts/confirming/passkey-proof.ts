import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedCredential } from '#contract/session/second-factor.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { passkeys } from '../../../db/schema/index.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { System } from '../../../system.ts'
import { peekOneTime, storeOneTime, takeOneTime } from '../one-time-values.ts'
import { assertSigned } from '../passkeys/sign-in-by-passkey.ts'
import { loadWebAuthn, relyingParty, storeChallenge, takeChallenge } from '../passkeys/webauthn.ts'
import { ownUserId } from '../second-factor/own-user.ts'

/** Seconds that a person has to send what the proof is for. */
const PROOF_S = 300

/** Options of `navigator.credentials.get` for the member's own passkeys. */
export async function confirmOptions(context: RequestContext, ctx: Ctx) {
  const userId = ownUserId(ctx)
  const { id: rpID } = relyingParty(context)
  const own = await ctx.system.db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId))
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required', allowCredentials: own })
  await storeChallenge(context, 'passkey-confirm', { challenge: options.challenge, userId })
  return { ...options }
}

/** A proof that the member's own passkey was used, valid once. Throws auth.passkey-refused. */
export async function proveByPasskey(
  context: RequestContext,
  ctx: Ctx,
  { credential }: { credential: z.output<typeof SignedCredential> },
): Promise<{ proof: string }> {
  const userId = ownUserId(ctx)
  const taken = await takeChallenge(context, 'passkey-confirm', credential.response.clientDataJSON)
  const [passkey] = await ctx.system.db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credential.id), eq(passkeys.userId, userId)))
  if (!passkey || taken.userId !== userId) throw new AppError('auth.passkey-refused')
  await assertSigned(context, { passkey, credential, challenge: taken.challenge })
  const proof = randomBytes(32).toString('base64url')
  await storeOneTime(ctx.system, { use: 'confirm-passkey', secret: proof, value: userId, seconds: PROOF_S })
  return { proof }
}

/** Whether it is a proof of this user, which is used up. */
export async function takePasskeyProof(system: System, { userId, proof }: { userId: string; proof: string }): Promise<boolean> {
  const named = { use: 'confirm-passkey', secret: proof } as const
  // Somebody else's proof stays theirs.
  if ((await peekOneTime(system, named)) !== userId) return false
  return (await takeOneTime(system, named)) === userId
}
