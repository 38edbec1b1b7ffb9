import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/connect.ts'
import { recoveryCodes } from '../../../db/schema/index.ts'
import type { System } from '../../../system.ts'

const COUNT = 10
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16
const GROUP = 4

/** 16 letters and digits of 32, without those that look alike: 80 bits, which cannot be guessed from their hash. */
const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => alphabet[byte % alphabet.length]).join('')

const inGroups = (code: string): string => code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code

const hashOf = (userId: string, code: string): string => createHash('sha256').update(`${userId}:${code}`).digest('base64url')

/** The typed code without spaces and hyphens, in capitals. */
const cleaned = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** Makes ten new codes; those before are no longer valid. They are returned here and stored as hashes only. */
export async function replaceCodes(tx: Transaction, system: System, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ id: system.newId(), userId, hash: hashOf(userId, code) })))
  return codes.map(inGroups)
}

/** Marks a code as used. False for a wrong code and for one that was used before. */
export async function spendRecoveryCode(
  db: Database,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(userId, cleaned(code))), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id })
  return spent.length > 0
}
