import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewCredential } from '#contract/session/second-factor.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { databaseCode } from '../../../db/database-code.ts'
import { passkeys, sessions } from '../../../db/schema/index.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { confirmPerson } from '../confirm-person.ts'
import { inAgency } from '../second-factor/in-agency.ts'
import { ownUserId } from '../second-factor/own-user.ts'
import { factorsOf } from '../second-factor/read-factors.ts'
import { recordAccountChange, self } from '../second-factor/record-account-change.ts'
import { replaceCodes } from '../second-factor/recovery-codes.ts'
import { loadWebAuthn, relyingParty, storeChallenge, takeChallenge } from './webauthn.ts'

const MOST = 20
const UNIQUE_VIOLATION = '23505'

const asTransports = (listed: readonly string[]) => listed.map((id) => id as 'internal')

/** Options of `navigator.credentials.create`: a passkey that the device finds by itself and unlocks by a fingerprint, face or PIN. Throws auth.wrong-password and passkey.too-many. */
export async function passkeyOptions(context: RequestContext, ctx: Ctx, { password }: { password: string }) {
  const userId = ownUserId(ctx)
  const { id: rpID } = relyingParty(context)
  await confirmPerson(ctx.system, { userId, password })
  const own = await ctx.system.db.select().from(passkeys).where(eq(passkeys.userId, userId))
  if (own.length >= MOST) throw new AppError('passkey.too-many')
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Tradewind',
    rpID,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: ctx.actor.email ?? ctx.actor.name,
    userDisplayName: ctx.actor.name,
    attestationType: 'none',
    supportedAlgorithmIDs: [-8, -7, -257],
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports: asTransports(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(context, 'passkey-add', { challenge: options.challenge, userId })
  return { ...options }
}

/** Adds the passkey that the browser made. Ends the other sessions if it is the first second factor; then recovery codes are returned, too. Throws auth.passkey-refused and passkey.too-many. */
export async function addPasskey(
  context: RequestContext,
  ctx: Ctx,
  { name, credential }: { name: string; credential: z.output<typeof NewCredential> },
): Promise<{ id: string; recoveryCodes: string[] | null }> {
  const userId = ownUserId(ctx)
  const made = await verifyNew(context, userId, credential)
  const id = ctx.newId()
  const { sessionId } = context.visitor
  try {
    return await inAgency(ctx, async (tx) => {
      const before = await factorsOf(tx, userId)
      if (before.passkeys >= MOST) throw new AppError('passkey.too-many')
      await tx.insert(passkeys).values({ id, userId, name, ...made, createdAt: ctx.now() })
      await recordAccountChange(tx, ctx, {
        action: 'account.passkey-added',
        person: self(ctx),
        says: `The passkey “${name}” was added to your account. It signs in without your password.`,
        after: { Passkey: name },
      })
      if (before.appSince || before.passkeys > 0) return { id, recoveryCodes: null }
      await tx
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), sessionId === null ? undefined : ne(sessions.id, sessionId)))
      return { id, recoveryCodes: await replaceCodes(tx, ctx.system, userId) }
    })
  } catch (error) {
    if (databaseCode(error) === UNIQUE_VIOLATION) throw new AppError('auth.passkey-refused')
    throw error
  }
}

async function verifyNew(context: RequestContext, userId: string, credential: z.output<typeof NewCredential>) {
  const taken = await takeChallenge(context, 'passkey-add', credential.response.clientDataJSON)
  if (taken.userId !== userId) throw new AppError('auth.passkey-refused')
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { transports } = credential.response
  const verified = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { ...credential.response, transports: asTransports(transports) },
      clientExtensionResults: {},
    },
    expectedChallenge: taken.challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) throw new AppError('auth.passkey-refused')
  const { credential: key, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: key.id,
    publicKey: Buffer.from(key.publicKey).toString('base64url'),
    counter: key.counter,
    transports,
    isSynced: credentialBackedUp,
  }
}
