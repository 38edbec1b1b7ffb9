import type { Ctx } from '../../ctx.ts'
import { once } from '../money/once.ts'
import { payByCard } from './pay-by-card.ts'
import { payByTransfer } from './pay-by-transfer.ts'
import { payFromWallet } from './pay-from-wallet.ts'
import type { PayInput, PayResult } from './payable.ts'

const pay = { wallet: payFromWallet, card: payByCard, 'bank-transfer': payByTransfer } as const

/** Pays a checkout once, whatever the number of clicks, tabs, reloads and crashes: a double click gets the first answer. */
export function payCheckout(ctx: Ctx, input: PayInput): Promise<PayResult> {
  const { id, method, total } = input
  return once(ctx, { key: `${input.idempotencyKey}:${method}`, endpoint: 'checkouts.pay', content: { id, method, total } }, () =>
    pay[method](ctx, input),
  )
}
