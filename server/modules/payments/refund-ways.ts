import { cardRefund, type Movement, type MovementKind, transferRefund, walletRefund } from '#domain/money/ledger.ts'
import type { Money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { PaymentRow } from '../ledger/payment-row.ts'

interface Way {
  movement: (charged: Money, fee: Money) => Movement
  /** The kind of posting that it reverses; null when the refund uses another method than the payment. */
  reverses: MovementKind | null
  ended: string
  livesOn: string
  place: string
}

/** How a payment of each method is refunded, and the history's text for an order that ends or stays valid. */
export const ways: Record<PaymentRow['method'], Way> = {
  wallet: {
    movement: walletRefund,
    reverses: 'wallet-purchase',
    ended: 'Returned to the wallet.',
    livesOn: 'A payment went back to the wallet.',
    place: 'to the wallet',
  },
  card: {
    movement: cardRefund,
    reverses: 'card-purchase',
    ended: 'Returned to the card.',
    livesOn: 'A payment went back to the card.',
    place: 'to the card',
  },
  'bank-transfer': {
    movement: transferRefund,
    reverses: null,
    ended: 'Returned to the wallet.',
    livesOn: 'A bank transfer went to the wallet.',
    place: 'to the wallet',
  },
}

/** A customer's bank transfer was credited to the agency's wallet, and the agency sends it back. */
export function owedWords(
  { numbers }: Ctx,
  { order, payment, amount }: { order: { createdBy: string | null }; payment: PaymentRow; amount: Money },
): string {
  const isOwed = order.createdBy === null && payment.createdBy === null && payment.method === 'bank-transfer'
  return isOwed ? ` The agency owes the customer ${numbers.money(amount)}.` : ''
}
