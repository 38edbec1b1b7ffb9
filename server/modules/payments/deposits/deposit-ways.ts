import { depositReturned, depositReturnedToWallet, type Movement } from '#domain/money/ledger.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentRow } from '../../ledger/payment-row.ts'

interface Way {
  movement: (charged: Money, fee: Money) => Movement
  /** Whether it reverses the posting of the deposit. */
  isReversal: boolean
}

const toWallet: Way = { movement: depositReturnedToWallet, isReversal: false }

/** How a deposit of each method goes back. The wallet pays none. */
export const depositWays: Record<PaymentRow['method'], Way> = {
  card: { movement: depositReturned, isReversal: true },
  'bank-transfer': toWallet,
  wallet: toWallet,
}
