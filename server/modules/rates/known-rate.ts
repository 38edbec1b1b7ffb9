import type { FrozenRate } from '#domain/money/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { readStored, USABLE } from './frozen-rate.ts'

/**
 * The last known rate, for use inside a transaction: it requests nothing. Null for equal currencies, and when the rate is missing or too old (48
 * hours). Call `renewRate` beforehand for the current rate.
 */
export async function knownRate(tx: Transaction, ctx: Ctx, pair: { from: string; to: string }): Promise<FrozenRate | null> {
  if (pair.from === pair.to) return null
  const stored = await readStored(tx, pair, ctx.now())
  return stored && ctx.now().getTime() - Date.parse(stored.at) <= USABLE ? stored : null
}
