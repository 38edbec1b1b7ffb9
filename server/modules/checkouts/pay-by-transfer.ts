import type { Ctx } from '../../ctx.ts'
import { openTransfer, transferFor } from '../payments/open-transfer.ts'
import { prepareGatewayPayment } from './pay-at-gateway.ts'
import type { PayInput, PayResult } from './payable.ts'

/** How long the account for an offer without a hold accepts money: airlines guarantee an offer for about this time. */
const OPEN_MS = 30 * 60_000

/** Opens an account for this payment; `lastPayment` of the checkout shows it. The order is booked when the money has arrived. */
export async function payByTransfer(ctx: Ctx, input: PayInput): Promise<PayResult> {
  const { orderId, payment, email, reservedUntil } = await prepareGatewayPayment(ctx, input, (tx, wanted) =>
    transferFor(tx, ctx, wanted),
  )
  const until = new Date(Math.min(ctx.now().getTime() + OPEN_MS, reservedUntil?.getTime() ?? Infinity))
  if (payment) await openTransfer(ctx, { payment, email, until })
  return { orderId, redirectUrl: null }
}
