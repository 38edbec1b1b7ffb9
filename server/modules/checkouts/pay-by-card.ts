import type { Ctx } from '../../ctx.ts'
import { insertGatewayPayment, openHostedPage } from '../payments/open-gateway-payment.ts'
import { prepareGatewayPayment } from './pay-at-gateway.ts'
import type { PayInput, PayResult } from './payable.ts'

/** Opens the gateway's hosted page. Only the gateway's own confirmation counts as payment. */
export async function payByCard(ctx: Ctx, input: PayInput): Promise<PayResult> {
  const { orderId, payment, email, page } = await prepareGatewayPayment(ctx, input, (tx, wanted) =>
    insertGatewayPayment(tx, ctx, { ...wanted, method: 'card' }),
  )
  if (!payment) return { orderId, redirectUrl: null }
  const callbackUrl = new URL(page, ctx.origin)
  callbackUrl.searchParams.set('paid', 'card')
  return { orderId, redirectUrl: await openHostedPage(ctx, { payment, email, callbackUrl: callbackUrl.href }) }
}
