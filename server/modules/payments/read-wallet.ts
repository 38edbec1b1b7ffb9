import { type Money, sum } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { type GatewayMethod, gatewayMethods } from '../ledger/payment-row.ts'
import { readBalance } from '../ledger/read-balance.ts'
import { canTake } from '../pricing/payment-methods.ts'
import { broughtBy, readReversing } from './reverse-top-up.ts'

/** What the wallet can spend, what is held for orders that are not issued yet, what it owes for top-ups that went back, and how it can be topped up. */
export const readWallet = (
  ctx: Ctx,
  input: { currency: string },
): Promise<{ balance: Money; held: Money; owed: Money; topUps: GatewayMethod[] }> =>
  ctx.tx(async (tx) => ({
    balance: await readBalance(tx, ctx, { account: 'wallet', currency: input.currency }),
    held: await readBalance(tx, ctx, { account: 'escrow', currency: input.currency }),
    owed: sum((await readReversing(tx, ctx, input.currency)).map(broughtBy), input.currency),
    topUps: gatewayMethods.filter((way) => canTake(ctx.system, way, input.currency)),
  }))
