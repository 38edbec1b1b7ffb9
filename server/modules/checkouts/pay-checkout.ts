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
 * Pays a checkout once, whatever the number of clicks, tabs, reloads and crashes: a double click gets the first answer. Throws
 * input.invalid for a way to pay that the storefront does not offer. `admitCard` counts the opening of a card page, once however often it is pressed.
 */
export async function payCheckout(ctx: Ctx, input: PayInput, admitCard = async () => {}): Promise<PayResult> {
  const { id, method } = input
  if (method === 'wallet') return payFromWallet(ctx, input)
  // Before the key is looked up: what it answered is for those alone whose checkout it is.
  await ctx.batch((tx) => readCheckoutRow(tx, ctx, id))
  assertOffered(ctx, method)
  return runIdempotent(ctx, payCall(input), async () => {
    if (method === 'card') await admitCard()
    return payAtGateway[method](ctx, input)
  })
}
