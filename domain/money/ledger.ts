import { type Money, negate, subtract, sum } from './money.ts'

/**
 * The accounts of an agency's ledger. A positive entry is money that arrives in the account. `gateway` and `supplier` are external: the gateway's
 * balance is what it has collected (negative: it came from there), the supplier's balance is what is owed. `exchange` has the effect of exchange
 * rates between sale and issue: a gain, or a loss if negative. `subscription` has what the agency has paid for its plan. `deposits` has what customers
 * paid in advance, which is theirs until it is used for a booking. `resellers` has what resellers of own tours owe by payouts, `reseller-sales` is what
 * was sold through them (negative: it came from there), and `outside` what they paid without the gateway.
 */
export const accounts = {
  wallet: { title: 'Wallet', mayBeNegative: false },
  escrow: { title: 'Held for orders', mayBeNegative: false },
  supplier: { title: 'Suppliers', mayBeNegative: true },
  gateway: { title: 'Payment gateway', mayBeNegative: true },
  'gateway-fees': { title: 'Gateway fees', mayBeNegative: true },
  exchange: { title: 'Exchange differences', mayBeNegative: true },
  subscription: { title: 'Paid for the plan', mayBeNegative: false },
  deposits: { title: 'Deposits of customers', mayBeNegative: false },
  resellers: { title: 'Owed by resellers', mayBeNegative: false },
  'reseller-sales': { title: 'Sold by resellers', mayBeNegative: true },
  outside: { title: 'Received outside the gateway', mayBeNegative: false },
} as const

export type Account = keyof typeof accounts

export interface Entry {
  account: Account
  amount: Money
}

/** The kind of a posting; also the title of its statement line. */
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
  'change',
  'change-refund',
  'opening-credit',
  'subscription',
  'deposit',
  'deposit-used',
  'deposit-returned',
  'deposit-owed',
  'payout',
  'payout-paid',
  'reversal',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** Kinds that move money between other accounts: they are no line of a wallet statement. */
export const besideWallet: ReadonlySet<MovementKind> = new Set([
  'card-purchase',
  'transfer-purchase',
  'card-refund',
  'fx-difference',
  'deposit',
  'deposit-returned',
  'payout',
  'payout-paid',
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
 * Reverses a posting: the same entries with the opposite sign, so that the two cancel out in every balance. It is the ledger's only correction;
 * `kind` is the name under which people know it.
 */
export const reversalOf = ({ entries }: Movement, kind: MovementKind = 'reversal'): Movement =>
  movement(
    kind,
    entries.map(({ account, amount }) => ({ account, amount: negate(amount) })),
  )

/** The wallet gets the requested amount; the payer also paid the gateway's fee. */
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

/** Fulfilled: the supplier is owed the net price and the agency's wallet gets the margin. `price` excludes the gateway's fee. */
export const issue = (price: Money, net: Money): Movement =>
  movement('issue', [
    { account: 'escrow', amount: negate(price) },
    { account: 'supplier', amount: net },
    { account: 'wallet', amount: subtract(price, net) },
  ])

/**
 * The supplier is owed in its own currency: `difference` is its value above the price used at the sale, or below if negative. The exchange account is
 * the counterpart; the sold price and the agency's margin are unchanged.
 */
export const fxDifference = (difference: Money): Movement =>
  movement('fx-difference', [
    { account: 'supplier', amount: difference },
    { account: 'exchange', amount: negate(difference) },
  ])

export const walletRefund = (total: Money): Movement => reversalOf(walletPurchase(total), 'wallet-refund')

/** The customer got nothing, so the whole charge is returned, including the fee. */
export const cardRefund = (charged: Money, fee: Money): Movement => reversalOf(cardPurchase(charged, fee), 'card-refund')

/** A bank transfer cannot be returned to its payer: all of it, including the fee, is posted to the agency's wallet. */
export const transferRefund = (charged: Money, fee: Money): Movement =>
  movement('transfer-refund', [
    { account: 'escrow', amount: negate(subtract(charged, fee)) },
    { account: 'gateway-fees', amount: negate(fee) },
    { account: 'wallet', amount: charged },
  ])

/**
 * A cancellation: the supplier returns its part, the agency returns its part of the margin, and the payer gets both: in the wallet, or `toGateway` of
 * them through the gateway.
 */
export const cancellationRefund = ({ fromSupplier, toGateway }: { fromSupplier: Money; toGateway: Money }): Movement =>
  movement('cancellation-refund', [
    { account: 'supplier', amount: negate(fromSupplier) },
    { account: 'wallet', amount: subtract(fromSupplier, toGateway) },
    { account: 'gateway', amount: toGateway },
  ])

/**
 * A change of a booking at its supplier: `charge` was taken for it, the supplier is owed `net` more, or less if negative, and the agency's wallet gets
 * the rest.
 */
export const change = (charge: Money, net: Money): Movement => ({ ...issue(charge, net), kind: 'change' })

/** What a change to a lower price returns to a card: it comes from the wallet, where the change has put the supplier's part. */
export const changeRefund = (toGateway: Money): Movement =>
  movement('change-refund', [
    { account: 'wallet', amount: negate(toGateway) },
    { account: 'gateway', amount: toGateway },
  ])

export const openingCredit = (amount: Money): Movement =>
  movement('opening-credit', [
    { account: 'gateway', amount: negate(amount) },
    { account: 'wallet', amount },
  ])

/** The wallet pays for the agency's plan. */
export const planPayment = (amount: Money): Movement =>
  movement('subscription', [
    { account: 'wallet', amount: negate(amount) },
    { account: 'subscription', amount },
  ])

/** A customer's deposit: `charged` includes the gateway's fee, which the customer paid too. */
export const depositPayment = (charged: Money, fee: Money): Movement =>
  movement('deposit', [
    { account: 'gateway', amount: negate(charged) },
    { account: 'gateway-fees', amount: fee },
    { account: 'deposits', amount: subtract(charged, fee) },
  ])

/** A deposit becomes money of the agency, which pays the booking with it. */
export const depositUsed = (amount: Money): Movement =>
  movement('deposit-used', [
    { account: 'deposits', amount: negate(amount) },
    { account: 'wallet', amount },
  ])

/** A deposit by card goes back to the card, including the fee. */
export const depositReturned = (charged: Money, fee: Money): Movement =>
  reversalOf(depositPayment(charged, fee), 'deposit-returned')

/** A deposit by bank transfer cannot be returned to its payer: it is posted to the agency's wallet, which sends it back. */
export const depositReturnedToWallet = (charged: Money, fee: Money): Movement =>
  movement('deposit-owed', [
    { account: 'deposits', amount: negate(subtract(charged, fee)) },
    { account: 'gateway-fees', amount: negate(fee) },
    { account: 'wallet', amount: charged },
  ])

/** The payout of a reseller: what it owes for departures that are over. */
export const payout = (owed: Money): Movement =>
  movement('payout', [
    { account: 'reseller-sales', amount: negate(owed) },
    { account: 'resellers', amount: owed },
  ])

/** A reseller paid a payout to the agency, not through the gateway: the wallet does not change. */
export const payoutPaid = (owed: Money): Movement =>
  movement('payout-paid', [
    { account: 'resellers', amount: negate(owed) },
    { account: 'outside', amount: owed },
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
