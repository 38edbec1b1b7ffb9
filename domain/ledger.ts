import { type Money, negate, subtract, sum } from './money.ts'

/**
 * The accounts of an agency's ledger. A positive entry is money that arrives in the account. `gateway` and `supplier`
 * face the outside: the gateway's balance is what it has collected (negative: it came from there), the supplier's what is owed.
 * `exchange` is what rates did between sale and issue: a gain, or a loss when it is negative.
 */
export const accounts = {
  wallet: { title: 'Wallet', mayBeNegative: false },
  escrow: { title: 'Held for orders', mayBeNegative: false },
  supplier: { title: 'Suppliers', mayBeNegative: true },
  gateway: { title: 'Payment gateway', mayBeNegative: true },
  'gateway-fees': { title: 'Gateway fees', mayBeNegative: true },
  exchange: { title: 'Exchange differences', mayBeNegative: true },
} as const

export type Account = keyof typeof accounts

export interface Entry {
  account: Account
  amount: Money
}

/** What moved the money; also the statement's line. */
export const movementKinds = [
  'top-up',
  'wallet-purchase',
  'card-purchase',
  'transfer-purchase',
  'issue',
  'fx-difference',
  'wallet-refund',
  'card-refund',
  'transfer-refund',
  'cancellation-refund',
  'opening-credit',
  'reversal',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** Kinds that move money between the other accounts: no line of a wallet's statement is one of them. */
export const besideWallet: ReadonlySet<MovementKind> = new Set([
  'card-purchase',
  'transfer-purchase',
  'card-refund',
  'fx-difference',
])

export interface Movement {
  kind: MovementKind
  entries: Entry[]
}

const movement = (kind: MovementKind, entries: Entry[]): Movement => ({
  kind,
  entries: entries.filter((e) => e.amount.amount !== 0),
})

/**
 * Takes a movement back: the same entries with the other sign, so that the two leave no trace in any balance. The ledger's only
 * correction; `kind` says what it was, where people know it by a name of its own.
 */
export const reversalOf = ({ entries }: Movement, kind: MovementKind = 'reversal'): Movement =>
  movement(
    kind,
    entries.map(({ account, amount }) => ({ account, amount: negate(amount) })),
  )

/** The wallet gets what was asked for; the payer also paid the gateway's fee. */
export const topUp = (charged: Money, fee: Money): Movement =>
  movement('top-up', [
    { account: 'gateway', amount: negate(charged) },
    { account: 'gateway-fees', amount: fee },
    { account: 'wallet', amount: subtract(charged, fee) },
  ])

export const walletPurchase = (total: Money): Movement =>
  movement('wallet-purchase', [
    { account: 'wallet', amount: negate(total) },
    { account: 'escrow', amount: total },
  ])

const gatewayPurchase = (kind: MovementKind, charged: Money, fee: Money): Movement =>
  movement(kind, [
    { account: 'gateway', amount: negate(charged) },
    { account: 'gateway-fees', amount: fee },
    { account: 'escrow', amount: subtract(charged, fee) },
  ])

export const cardPurchase = (charged: Money, fee: Money): Movement => gatewayPurchase('card-purchase', charged, fee)

export const transferPurchase = (charged: Money, fee: Money): Movement => gatewayPurchase('transfer-purchase', charged, fee)

/** Fulfilled: the supplier is owed its net and the agency's margin goes to its wallet. `price` is without the gateway's fee. */
export const issue = (price: Money, net: Money): Movement =>
  movement('issue', [
    { account: 'escrow', amount: negate(price) },
    { account: 'supplier', amount: net },
    { account: 'wallet', amount: subtract(price, net) },
  ])

/**
 * The supplier is owed in its own currency: `difference` is what that is worth more than the price counted on, or less when
 * negative. The exchange account bears it; the sold price and the agency's margin stay as they were.
 */
export const fxDifference = (difference: Money): Movement =>
  movement('fx-difference', [
    { account: 'supplier', amount: difference },
    { account: 'exchange', amount: negate(difference) },
  ])

export const walletRefund = (total: Money): Movement => reversalOf(walletPurchase(total), 'wallet-refund')

/** The customer got nothing, so the whole charge goes back, the fee included. */
export const cardRefund = (charged: Money, fee: Money): Movement => reversalOf(cardPurchase(charged, fee), 'card-refund')

/** A bank transfer has no way back to its payer: all of it, the fee included, goes to the agency's wallet. */
export const transferRefund = (charged: Money, fee: Money): Movement =>
  movement('transfer-refund', [
    { account: 'escrow', amount: negate(subtract(charged, fee)) },
    { account: 'gateway-fees', amount: negate(fee) },
    { account: 'wallet', amount: charged },
  ])

/**
 * An order was cancelled: the supplier gives back its part, the agency gives back its own part of the margin, and the payer gets both: into the
 * wallet, or through the gateway.
 */
export const cancellationRefund = ({
  refund,
  fromSupplier,
  to,
}: {
  refund: Money
  fromSupplier: Money
  to: 'wallet' | 'gateway'
}): Movement => {
  const ownPart = subtract(fromSupplier, refund)
  return movement('cancellation-refund', [
    { account: 'supplier', amount: negate(fromSupplier) },
    { account: 'wallet', amount: to === 'wallet' ? fromSupplier : ownPart },
    ...(to === 'gateway' ? [{ account: 'gateway' as const, amount: refund }] : []),
  ])
}

export const openingCredit = (amount: Money): Movement =>
  movement('opening-credit', [
    { account: 'gateway', amount: negate(amount) },
    { account: 'wallet', amount },
  ])

export const isBalanced = ({ entries }: Movement): boolean => {
  const currency = entries[0]?.amount.currency
  return (
    currency !== undefined &&
    sum(
      entries.map((entry) => entry.amount),
      currency,
    ).amount === 0
  )
}
