import type { PaymentMethod } from '#contract/payments.ts'
import { add, isLess, type Money, zero } from '#domain/money/money.ts'
import { feeOf, type WayToPay } from '#domain/money/payment-fees.ts'
import type { Ctx } from '../../ctx.ts'
import type { System } from '../../system.ts'

/** Whether a method can take money in a currency: the gateway's methods depend on it, the wallet accepts any. */
export const canTake = ({ integrations: { payments } }: System, way: WayToPay, currency: string): boolean =>
  way === 'wallet' || payments.currencies[way].includes(currency)

/** The methods for this price, the fee of each, and why one cannot be used now. `isTransferTooLate`: no time is left for a bank transfer. */
export function paymentMethodsFor(
  ctx: Ctx,
  { price, wallet, isTransferTooLate = false }: { price: Money; wallet: Money; isTransferTooLate?: boolean },
): PaymentMethod[] {
  const fee = feeOf.card(price)
  const atGateway = { fee, total: add(price, fee) }
  const least = ctx.system.integrations.payments.least[price.currency] ?? 0
  const tooSmall = price.amount > 0 && atGateway.total.amount < least ? 'too-small' : null
  const methods: PaymentMethod[] = [
    {
      id: 'wallet',
      title: 'Wallet',
      fee: zero(price.currency),
      total: price,
      takes: 'At once',
      refusal: isLess(wallet, price) ? 'balance-low' : null,
    },
    { id: 'card', title: 'Card', ...atGateway, takes: 'About a minute, on the secure payment page', refusal: tooSmall },
    {
      id: 'bank-transfer',
      title: 'Bank transfer',
      ...atGateway,
      takes: 'A few minutes after you send it, to an account of its own',
      refusal: isTransferTooLate ? 'too-late' : tooSmall,
    },
  ]
  return methods.filter(({ id }) => canTake(ctx.system, id, price.currency))
}
