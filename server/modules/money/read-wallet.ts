import type { Money } from '#domain/money.ts'
import type { Ctx } from '../../ctx.ts'
import { readBalance } from './read-balance.ts'

/** What the wallet can spend, and what is held for orders that are not issued yet. */
export const readWallet = (ctx: Ctx, input: { currency: string }): Promise<{ balance: Money; held: Money }> =>
  ctx.tx(async (tx) => ({
    balance: await readBalance(tx, ctx, { account: 'wallet', currency: input.currency }),
    held: await readBalance(tx, ctx, { account: 'escrow', currency: input.currency }),
  }))
