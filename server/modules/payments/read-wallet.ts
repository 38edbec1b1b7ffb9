import { type Money, sum } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { type GatewayMethod, gatewayMethods } from '../ledger/payment-row.ts'
import { readBalance } from '../ledger/read-balance.ts'
import { canTake } from '../pricing/payment-methods.ts'
import { broughtBy, readReversing } from './reverse-top-up.ts'

/** The wallet's available balance, the amount held for orders that are not issued yet, the amount owed for reversed top-ups, and the top-up methods. */
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
