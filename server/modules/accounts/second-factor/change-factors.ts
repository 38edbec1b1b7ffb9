import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { agencies, authenticators, recoveryCodes, users } from '../../../db/schema/index.ts'
import { confirmPerson } from '../confirm-person.ts'
import { inAgency } from './in-agency.ts'
import { ownUserId } from './own-user.ts'
import { factorsOf } from './read-factors.ts'
import { recordAccountChange, self } from './record-account-change.ts'
import { replaceCodes } from './recovery-codes.ts'

/**
 * Before a factor is removed: locks the user, so that of two factors that are removed at once one stays where the agency requires it. The codes go with
 * the last factor. Throws account.second-factor-needed.
 */
export async function assertDispensable(tx: Transaction, ctx: Ctx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const { appSince, passkeys } = await factorsOf(tx, userId)
  if ((appSince ? 1 : 0) + passkeys > 1) return
  const [agency] = await tx
    .select({ isRequired: agencies.secondFactorRequired })
    .from(agencies)
    .where(eq(agencies.id, ctx.agencyId))
  if (agency?.isRequired) throw new AppError('account.second-factor-needed')
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Turns off the authenticator app. Throws auth.wrong-password, account.no-second-factor and account.second-factor-needed. */
export async function removeApp(ctx: Ctx, { password }: { password: string }): Promise<void> {
  const userId = ownUserId(ctx)
  await confirmPerson(ctx.system, { userId, password })
  await inAgency(ctx, async (tx) => {
    const { appSince } = await factorsOf(tx, userId)
    if (!appSince) throw new AppError('account.no-second-factor')
    await assertDispensable(tx, ctx, userId)
    await tx.delete(authenticators).where(eq(authenticators.userId, userId))
    await recordAccountChange(tx, ctx, {
      action: 'account.app-removed',
      person: self(ctx),
      says: 'The authenticator app of your account was turned off. Its codes are no longer asked for.',
    })
  })
}

/** Makes ten new recovery codes. Throws auth.wrong-password, and account.no-second-factor for an account without a second factor. */
export async function replaceRecoveryCodes(ctx: Ctx, { password }: { password: string }): Promise<{ recoveryCodes: string[] }> {
  const userId = ownUserId(ctx)
  await confirmPerson(ctx.system, { userId, password })
  return inAgency(ctx, async (tx) => {
    const { appSince, passkeys } = await factorsOf(tx, userId)
    if (!appSince && passkeys === 0) throw new AppError('account.no-second-factor')
    await recordAccountChange(tx, ctx, {
      action: 'account.codes-replaced',
      person: self(ctx),
      says: 'Your recovery codes were replaced. The codes before are no longer valid.',
    })
    return { recoveryCodes: await replaceCodes(tx, ctx.system, userId) }
  })
}
