import type { MovementKind } from './ledger.ts'

/** What moved money in the wallet, in the words of the statement and of its CSV file. */
export const movementLabels: Record<MovementKind, string> = {
  'top-up': 'Top-up',
  'wallet-purchase': 'Payment from the wallet',
  'card-purchase': 'Payment by card',
  'transfer-purchase': 'Payment by bank transfer',
  issue: 'Margin earned',
  'fx-difference': 'Exchange difference',
  'wallet-refund': 'Refund to the wallet',
  'card-refund': 'Refund to the card',
  'transfer-refund': 'Bank transfer returned to the wallet',
  'cancellation-refund': 'Cancellation',
  change: 'Change of a booking',
  'change-refund': 'Change to a lower price',
  'opening-credit': 'Opening credit',
  subscription: 'Plan',
  deposit: 'Deposit of a customer',
  'deposit-used': 'Deposit used',
  'deposit-returned': 'Deposit returned to the card',
  'deposit-owed': 'Deposit to be sent back',
  payout: 'Payout of a reseller',
  'payout-paid': 'Payout paid by its reseller',
  reversal: 'Reversal',
}
