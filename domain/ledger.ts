import { type Money, negate, subtract, sum } from './money.ts'

/**
 * The accounts of an agency's ledger. A positive entry is money that arrives in the account. `gateway` and `supplier`
 * face the outside: the gateway's balance is what it has collected (negative: it came from there), the supplier's what is owed.
 */
export const accounts = {
  wallet: { title: 'Wallet', mayBeNegative: false },
  escrow: { title: 'Held for orders', mayBeNegative: false },
  supplier: { title: 'Suppliers', mayBeNegative: true },
  gateway: { title: 'Payment gateway', mayBeNegative: true },
  'gateway-fees': { title: 'Gateway fees', mayBeNegative: true },
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
  'wallet-refund',
  'card-refund',
  'transfer-refund',
  'opening-credit',
] as const
export type MovementKind = (typeof movementKinds)[number]

export interface Movement {
  kind: MovementKind
  entries: Entry[]
}

const movement = (kind: MovementKind, entries: Entry[]): Movement => ({
  kind,
  entries: entries.filter((e) => e.amount.amount !== 0),
})

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

export const walletRefund = (total: Money): Movement =>
  movement('wallet-refund', [
    { account: 'escrow', amount: negate(total) },
    { account: 'wallet', amount: total },
  ])

/** The customer got nothing, so the whole charge goes back, the fee included. */
export const cardRefund = (charged: Money, fee: Money): Movement =>
  movement('card-refund', [
    { account: 'escrow', amount: negate(subtract(charged, fee)) },
    { account: 'gateway-fees', amount: negate(fee) },
    { account: 'gateway', amount: charged },
  ])

/** A bank transfer has no way back to its payer: all of it, the fee included, goes to the agency's wallet. */
export const transferRefund = (charged: Money, fee: Money): Movement =>
  movement('transfer-refund', [
    { account: 'escrow', amount: negate(subtract(charged, fee)) },
    { account: 'gateway-fees', amount: negate(fee) },
    { account: 'wallet', amount: charged },
  ])

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
