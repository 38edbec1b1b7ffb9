import type { FrozenRate } from '#domain/money/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { readStored, USABLE } from './frozen-rate.ts'

/**
 * The last rate that was heard, for use inside a transaction: it asks nobody. Null of a currency in itself, and when the rate is too old to
 * price anything (48 hours) or none was ever heard. `renewRate` beforehand makes it the rate of the moment.
 */
export async function knownRate(tx: Transaction, ctx: Ctx, pair: { from: string; to: string }): Promise<FrozenRate | null> {
  if (pair.from === pair.to) return null
  const stored = await readStored(tx, pair, ctx.now())
  return stored && ctx.now().getTime() - Date.parse(stored.at) <= USABLE ? stored : null
}
