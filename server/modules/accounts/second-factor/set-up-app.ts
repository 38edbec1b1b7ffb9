import { and, eq, isNull, ne } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { authenticators, sessions } from '../../../db/schema/index.ts'
import { confirmPerson } from '../confirm-person.ts'
import { inAgency } from './in-agency.ts'
import { ownUserId } from './own-user.ts'
import { factorsOf } from './read-factors.ts'
import { recordAccountChange, self } from './record-account-change.ts'
import { replaceCodes } from './recovery-codes.ts'
import { newSecret, stepOf, totpUri } from './totp.ts'

/** Makes a secret for an app, which counts once a code confirms it; one that was not confirmed is replaced. Throws auth.wrong-password and account.app-exists. */
export async function startApp(ctx: Ctx, { password }: { password: string }): Promise<{ secret: string; uri: string }> {
  const userId = ownUserId(ctx)
  const { db, cipher } = ctx.system
  await confirmPerson(ctx.system, { userId, password })
  const secret = newSecret()
  const set = { secret: cipher.seal(secret), createdAt: ctx.now() }
  const stored = await db
    .insert(authenticators)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: authenticators.userId, set, setWhere: isNull(authenticators.confirmedAt) })
    .returning({ userId: authenticators.userId })
  if (stored.length === 0) throw new AppError('account.app-exists')
  return { secret, uri: totpUri(secret, ctx.actor.email ?? '') }
}

/**
 * Confirms the app by a code, which cannot be used again. Ends the other sessions of the account, which began without it. Returns recovery codes if
 * it is the first factor. Throws auth.code-wrong, account.app-exists and account.no-second-factor.
 */
export async function confirmApp(
  ctx: Ctx,
  { code, sessionId }: { code: string; sessionId: string | null },
): Promise<{ recoveryCodes: string[] | null }> {
  const userId = ownUserId(ctx)
  const limit = [['second-step.user', userId]] as const
  await ctx.system.rateLimits.consume(limit)
  const recoveryCodes = await inAgency(ctx, async (tx) => {
    const [app] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId)).for('update')
    if (!app) throw new AppError('account.no-second-factor')
    if (app.confirmedAt) throw new AppError('account.app-exists')
    const step = stepOf(String(ctx.system.cipher.open(app.secret)), code.replaceAll(/\s/g, ''), ctx.now())
    if (step === null) throw new AppError('auth.code-wrong')
    const before = await factorsOf(tx, userId)
    await tx.update(authenticators).set({ confirmedAt: ctx.now(), lastStep: step }).where(eq(authenticators.userId, userId))
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), sessionId === null ? undefined : ne(sessions.id, sessionId)))
    await recordAccountChange(tx, ctx, {
      action: 'account.app-added',
      person: self(ctx),
      says: 'An authenticator app was set up for your account. Signing in with your password now needs a code, too.',
    })
    return before.passkeys > 0 ? null : replaceCodes(tx, ctx.system, userId)
  })
  await ctx.system.rateLimits.reset(limit)
  return { recoveryCodes }
}
