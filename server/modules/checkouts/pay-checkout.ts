import type { Ctx } from '../../ctx.ts'
import { runIdempotent } from '../ledger/run-idempotent.ts'
import { assertOffered } from '../pricing/offered-methods.ts'
import { readCheckoutRow } from './checkout-row.ts'
import { payByCard } from './pay-by-card.ts'
import { payByTransfer } from './pay-by-transfer.ts'
import { payFromWallet } from './pay-from-wallet.ts'
import { type PayInput, type PayResult, payCall } from './payable.ts'

const payAtGateway = { card: payByCard, 'bank-transfer': payByTransfer } as const

/**
 * Pays a checkout exactly once across repeated clicks, tabs, reloads and crashes: a repeated call gets the first result. Throws input.invalid for a
 * payment method that the storefront does not offer. `admitCard` applies the rate limit of card pages, once for each payment.
 */
export async function payCheckout(ctx: Ctx, input: PayInput, admitCard = async () => {}): Promise<PayResult> {
  const { id, method } = input
  if (method === 'wallet') return payFromWallet(ctx, input)
  // Before the key is looked up: its result may only be returned to the owner of the checkout.
  await ctx.batch((tx) => readCheckoutRow(tx, ctx, id))
  assertOffered(ctx, method)
  return runIdempotent(ctx, payCall(input), async () => {
    if (method === 'card') await admitCard()
    return payAtGateway[method](ctx, input)
  })
}
