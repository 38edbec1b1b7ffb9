import { cardPurchase, cardRefund, type Movement, transferPurchase, transferRefund } from '#domain/ledger.ts'
import type { Money } from '#domain/money.ts'
import type { GatewayMethod } from './open-gateway-payment.ts'

interface MethodWords {
  /** `by card` */
  by: string
  purchase: (charged: Money, fee: Money) => Movement
  refund: (charged: Money, fee: Money) => Movement
  /** Where money that could not be used ends, as `Returned to the card.` says it. */
  returnsTo: 'card' | 'wallet'
}

/** What differs between the ways in which the gateway takes money. */
export const gatewayMethods: Record<GatewayMethod, MethodWords> = {
  card: { by: 'by card', purchase: cardPurchase, refund: cardRefund, returnsTo: 'card' },
  'bank-transfer': { by: 'by bank transfer', purchase: transferPurchase, refund: transferRefund, returnsTo: 'wallet' },
}
