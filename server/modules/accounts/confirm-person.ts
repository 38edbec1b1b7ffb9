import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { accounts } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'
import { takeMailedCode } from './confirming/mailed-code.ts'
import { takePasskeyProof } from './confirming/passkey-proof.ts'
import { spendAppCode } from './second-factor/check-code.ts'

/**
 * Asks a member again who they are: for the password, or in an account without one (Google, a passkey) for a code of the authenticator app, a mailed
 * code, or the proof of a passkey, each of which is accepted once. Throws auth.wrong-password, auth.code-wrong and input.too-many-requests.
 */
export async function confirmPerson(system: System, { userId, password }: { userId: string; password: string }): Promise<void> {
  const [account] = await system.db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .limit(1)
  await system.rateLimits.consume([['password.user', userId]])
  if (account?.hash) {
    const { password: passwords } = await system.auth.$context
    if (!(await passwords.verify({ hash: account.hash, password }))) throw new AppError('auth.wrong-password')
  } else if (!(await isProved(system, { userId, proof: password }))) throw new AppError('auth.code-wrong')
  await system.rateLimits.reset([['password.user', userId]])
}

async function isProved(system: System, { userId, proof }: { userId: string; proof: string }): Promise<boolean> {
  const code = proof.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return takePasskeyProof(system, { userId, proof })
  return (await takeMailedCode(system, { userId, code })) || spendAppCode(system, { userId, code })
}
