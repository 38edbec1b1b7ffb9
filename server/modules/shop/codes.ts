import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../ctx.ts'

/** How long a mailed code is valid, and how many attempts it allows. */
export const CODE_MS = 10 * 60_000
export const MOST_ATTEMPTS = 5

/** `004211`: each of a million values is equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The stored form of a code, keyed with the application's secret: a leaked table cannot be brute-forced. */
export async function hashCode(ctx: Ctx, { email, code }: { email: string; code: string }): Promise<string> {
  const { secret } = await ctx.system.auth.$context
  return createHmac('sha256', secret).update(`shop-code\n${ctx.agencyId}\n${email}\n${code}`).digest('base64url')
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
