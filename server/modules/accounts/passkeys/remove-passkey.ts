import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { passkeys } from '../../../db/schema/index.ts'
import { confirmPerson } from '../confirm-person.ts'
import { assertDispensable } from '../second-factor/change-factors.ts'
import { inAgency } from '../second-factor/in-agency.ts'
import { ownUserId } from '../second-factor/own-user.ts'
import { recordAccountChange, self } from '../second-factor/record-account-change.ts'

/** Removes one of the member's own passkeys. Throws access.not-found, auth.wrong-password and account.second-factor-needed. */
export async function removePasskey(ctx: Ctx, { id, password }: { id: string; password: string }): Promise<void> {
  const userId = ownUserId(ctx)
  const isOwn = and(eq(passkeys.id, id), eq(passkeys.userId, userId))
  if ((await ctx.system.db.$count(passkeys, isOwn)) === 0) throw new AppError('access.not-found')
  await confirmPerson(ctx.system, { userId, password })
  await inAgency(ctx, async (tx) => {
    await assertDispensable(tx, ctx, userId)
    const [gone] = await tx.delete(passkeys).where(isOwn).returning({ name: passkeys.name })
    if (!gone) throw new AppError('access.not-found')
    await recordAccountChange(tx, ctx, {
      action: 'account.passkey-removed',
      person: self(ctx),
      says: `The passkey “${gone.name}” was removed from your account. It no longer signs in.`,
      after: { Passkey: gone.name },
    })
  })
}
