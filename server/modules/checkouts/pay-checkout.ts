import type { Ctx } from '../../ctx.ts'
import { once } from '../money/once.ts'
import { readCheckoutRow } from './checkout-row.ts'
import { payByCard } from './pay-by-card.ts'
import { payFromWallet } from './pay-from-wallet.ts'
import { alreadyPaid, type PayInput, type PayResult } from './payable.ts'

const pay = { wallet: payFromWallet, card: payByCard } as const

/** Pays a checkout once, whatever the number of clicks, tabs, reloads and crashes: a double click gets the first answer. */
export function payCheckout(ctx: Ctx, input: PayInput): Promise<PayResult> {
  const { id, method, total } = input
  return once(
    ctx,
    { key: `${input.idempotencyKey}:${method}`, endpoint: 'checkouts.pay', content: { id, method, total } },
    async () => {
      const paid = await ctx.tx(async (tx) => alreadyPaid(await readCheckoutRow(tx, ctx, id)))
      return paid ?? pay[method](ctx, input)
    },
  )
}
