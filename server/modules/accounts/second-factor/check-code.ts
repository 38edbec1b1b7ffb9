import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { authenticators } from '../../../db/schema/index.ts'
import type { System } from '../../../system.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

interface Entered {
  userId: string
  code: string
}

/**
 * Spends a code of the app or a recovery code: neither is accepted a second time, also by two requests at once. Returns which it was. Throws
 * auth.code-wrong.
 */
export async function spendCode(system: System, { userId, code }: Entered): Promise<'app' | 'recovery'> {
  const digits = code.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    if (await spendAppCode(system, { userId, code: digits })) return 'app'
  } else if (await spendRecoveryCode(system.db, { userId, code, now: system.now() })) return 'recovery'
  throw new AppError('auth.code-wrong')
}

/** Whether it is a code of the user's app that was not used before; it is used up. */
export async function spendAppCode({ db, cipher, now }: System, { userId, code }: Entered): Promise<boolean> {
  const [app] = await db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
  const step = app ? stepOf(String(cipher.open(app.secret)), code, now()) : null
  if (step === null) return false
  const isUnused = or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step))
  const spent = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), isUnused))
    .returning({ userId: authenticators.userId })
  return spent.length > 0
}
