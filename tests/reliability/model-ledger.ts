import fc from 'fast-check'
import {
  type Account,
  cardPurchase,
  cardRefund,
  issue,
  type Movement,
  type MovementKind,
  movementKinds,
  openingCredit,
  topUp,
  transferPurchase,
  transferRefund,
  walletPurchase,
  walletRefund,
} from '#domain/ledger.ts'
import { type Money, money } from '#domain/money.ts'

/** One thing that is asked of a ledger. `whole` is what is charged or sold, `part` of it the fee or the supplier's net; minor units. */
export interface Operation {
  kind: MovementKind
  currency: string
  whole: number
  part: number
  /** Few, so that many are asked for again. */
  reference: string
}

export const currencies = ['NGN', 'JPY', 'KWD'] as const

export const operation: fc.Arbitrary<Operation> = fc
  .record({
    kind: fc.constantFrom(...movementKinds),
    currency: fc.constantFrom(...currencies),
    whole: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 900_000_000_000 })),
    share: fc.nat(10_000),
    number: fc.nat(60),
  })
  .map(({ kind, currency, whole, share, number }) => ({
    kind,
    currency,
    whole,
    part: Math.floor((whole / 10_000) * share),
    reference: `r${number}`,
  }))

/** The product's own movement for an operation. */
export const movementOf: Record<MovementKind, (whole: Money, part: Money) => Movement> = {
  'top-up': topUp,
  'wallet-purchase': (whole) => walletPurchase(whole),
  'card-purchase': cardPurchase,
  'transfer-purchase': transferPurchase,
  issue,
  'wallet-refund': (whole) => walletRefund(whole),
  'card-refund': cardRefund,
  'transfer-refund': transferRefund,
  'opening-credit': (whole) => openingCredit(whole),
}

export const asMovement = ({ kind, whole, part, currency }: Operation): Movement =>
  movementOf[kind](money(whole, currency), money(part, currency))

/** What each kind does, written down a second time: in whole numbers, and from what the money means. */
const effects: Record<MovementKind, (whole: bigint, part: bigint) => Partial<Record<Account, bigint>>> = {
  'top-up': (charged, fee) => ({ gateway: -charged, 'gateway-fees': fee, wallet: charged - fee }),
  'opening-credit': (amount) => ({ gateway: -amount, wallet: amount }),
  'wallet-purchase': (price) => ({ wallet: -price, escrow: price }),
  'card-purchase': (charged, fee) => ({ gateway: -charged, 'gateway-fees': fee, escrow: charged - fee }),
  'transfer-purchase': (charged, fee) => ({ gateway: -charged, 'gateway-fees': fee, escrow: charged - fee }),
  issue: (price, net) => ({ escrow: -price, supplier: net, wallet: price - net }),
  'wallet-refund': (price) => ({ escrow: -price, wallet: price }),
  'card-refund': (charged, fee) => ({ escrow: fee - charged, 'gateway-fees': -fee, gateway: charged }),
  'transfer-refund': (charged, fee) => ({ escrow: fee - charged, 'gateway-fees': -fee, wallet: charged }),
}

export type Balances = Record<string, bigint>

/** A ledger in memory, as plain as can be: balances by `account currency`, and what was posted. */
export function openModel() {
  const balances: Balances = {}
  const posted = new Set<string>()
  return {
    balances,
    /** What has to come of it; `low` and `known` change nothing. */
    post({ kind, currency, whole, part, reference }: Operation): 'posted' | 'known' | 'low' {
      if (posted.has(`${kind} ${reference}`)) return 'known'
      const changes = Object.entries(effects[kind](BigInt(whole), BigInt(part)))
      const after = changes.map(([account, change]) => [account, (balances[`${account} ${currency}`] ?? 0n) + change] as const)
      if (after.some(([account, balance]) => balance < 0n && (account === 'wallet' || account === 'escrow'))) return 'low'
      for (const [account, balance] of after) balances[`${account} ${currency}`] = balance
      posted.add(`${kind} ${reference}`)
      return 'posted'
    },
  }
}
