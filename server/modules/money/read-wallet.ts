import type { Money } from '#domain/money.ts'
import type { Ctx } from '../../ctx.ts'
import { takesTransfers } from '../checkouts/payment-methods.ts'
import type { GatewayMethod } from './payment-row.ts'
import { readBalance } from './read-balance.ts'

/** What the wallet can spend, and what is held for orders that are not issued yet, and how it can be topped up. */
export const readWallet = (
  ctx: Ctx,
  input: { currency: string },
): Promise<{ balance: Money; held: Money; topUps: GatewayMethod[] }> =>
  ctx.tx(async (tx) => ({
    balance: await readBalance(tx, ctx, { account: 'wallet', currency: input.currency }),
    held: await readBalance(tx, ctx, { account: 'escrow', currency: input.currency }),
    topUps: takesTransfers(ctx, input.currency) ? ['card', 'bank-transfer'] : ['card'],
  }))
