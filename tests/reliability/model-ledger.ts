import fc from 'fast-check'
import {
  type Account,
  cancellationRefund,
  cardPurchase,
  cardRefund,
  change,
  changeRefund,
  depositPayment,
  depositReturned,
  depositReturnedToWallet,
  depositUsed,
  fxDifference,
  issue,
  type Movement,
  type MovementKind,
  movementKinds,
  openingCredit,
  payout,
  payoutPaid,
  planPayment,
  reversalOf,
  topUp,
  transferPurchase,
  transferRefund,
  walletPurchase,
  walletRefund,
} from '#domain/money/ledger.ts'
import { type Money, money, negate } from '#domain/money/money.ts'

/** Postings that are no reversals; a reversal is of one of them. */
export type FirstKind = Exclude<MovementKind, 'reversal'>
const firstKinds = movementKinds.filter((kind): kind is FirstKind => kind !== 'reversal')

/** One operation on a ledger. `whole` is the amount charged or sold, `part` of it the fee or the supplier's net price; minor units. */
export interface Operation {
  kind: FirstKind
  currency: string
  whole: number
  part: number
  /** Few references, so that many are repeated. */
  reference: string
}

const MOST_REFERENCES = 60

export const currencies = ['NGN', 'JPY', 'KWD'] as const

export const operation: fc.Arbitrary<Operation> = fc
  .record({
    kind: fc.constantFrom(...firstKinds),
    currency: fc.constantFrom(...currencies),
    whole: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 900_000_000_000 })),
    share: fc.nat(10_000),
    number: fc.nat(MOST_REFERENCES),
  })
  .map(({ kind, currency, whole, share, number }) => ({
    kind,
    currency,
    whole,
    part: Math.floor((whole / 10_000) * share),
    reference: `r${number}`,
  }))

/** The posting to be reversed, whether it exists or not. */
export type TakeBack = Pick<Operation, 'kind' | 'reference'>

const takeBack: fc.Arbitrary<TakeBack> = fc.record({
  kind: fc.constantFrom(...firstKinds),
  reference: fc.nat(MOST_REFERENCES).map((number) => `r${number}`),
})

export type Step = { do: 'post'; asked: Operation } | { do: 'take-back'; asked: TakeBack }

/** A posting, or a reversal, for which about a third have an existing posting. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  operation.map((asked) => ({ do: 'post' as const, asked })),
  takeBack.map((asked) => ({ do: 'take-back' as const, asked })),
)

/** The product's own posting for an operation; an exchange difference is a gain or a loss. */
export const movementOf: Record<FirstKind, (whole: Money, part: Money) => Movement> = {
  'top-up': topUp,
  'wallet-purchase': (whole) => walletPurchase(whole),
  'card-purchase': cardPurchase,
  'transfer-purchase': transferPurchase,
  issue,
  'fx-difference': (whole, part) => fxDifference(part.amount % 2 === 0 ? whole : negate(whole)),
  'wallet-refund': (whole) => walletRefund(whole),
  'card-refund': cardRefund,
  'transfer-refund': transferRefund,
  'cancellation-refund': (whole, part) =>
    cancellationRefund({
      fromSupplier: part.amount === 0 ? whole : part,
      toGateway: whole.amount % 2 === 0 ? money(0, whole.currency) : whole,
    }),
  change,
  'change-refund': (whole) => changeRefund(whole),
  'opening-credit': (whole) => openingCredit(whole),
  subscription: (whole) => planPayment(whole),
  deposit: depositPayment,
  'deposit-used': (whole) => depositUsed(whole),
  'deposit-returned': depositReturned,
  'deposit-owed': depositReturnedToWallet,
  payout: (whole) => payout(whole),
  'payout-paid': (whole) => payoutPaid(whole),
}

export const asMovement = ({ kind, whole, part, currency }: Operation): Movement =>
  movementOf[kind](money(whole, currency), money(part, currency))

export const asReversal = (posted: Operation): Movement => reversalOf(asMovement(posted))

/** The effect of each kind, implemented a second time, in integers and from the meaning of the amounts. */
const effects: Record<FirstKind, (whole: bigint, part: bigint) => Partial<Record<Account, bigint>>> = {
  'top-up': (charged, fee) => ({ gateway: -charged, 'gateway-fees': fee, wallet: charged - fee }),
  'opening-credit': (amount) => ({ gateway: -amount, wallet: amount }),
  subscription: (price) => ({ wallet: -price, subscription: price }),
  deposit: (charged, fee) => ({ gateway: -charged, 'gateway-fees': fee, deposits: charged - fee }),
  'deposit-used': (amount) => ({ deposits: -amount, wallet: amount }),
  'deposit-returned': (charged, fee) => ({ deposits: fee - charged, 'gateway-fees': -fee, gateway: charged }),
  'deposit-owed': (charged, fee) => ({ deposits: fee - charged, 'gateway-fees': -fee, wallet: charged }),
  payout: (owed) => ({ 'reseller-sales': -owed, resellers: owed }),
  'payout-paid': (owed) => ({ resellers: -owed, outside: owed }),
  'wallet-purchase': (price) => ({ wallet: -price, escrow: price }),
  'card-purchase': (charged, fee) => ({ gateway: -charged, 'gateway-fees': fee, escrow: charged - fee }),
  'transfer-purchase': (charged, fee) => ({ gateway: -charged, 'gateway-fees': fee, escrow: charged - fee }),
  issue: (price, net) => ({ escrow: -price, supplier: net, wallet: price - net }),
  'fx-difference': (change, part) =>
    part % 2n === 0n ? { supplier: change, exchange: -change } : { supplier: -change, exchange: change },
  'wallet-refund': (price) => ({ escrow: -price, wallet: price }),
  'card-refund': (charged, fee) => ({ escrow: fee - charged, 'gateway-fees': -fee, gateway: charged }),
  'transfer-refund': (charged, fee) => ({ escrow: fee - charged, 'gateway-fees': -fee, wallet: charged }),
  change: (charge, net) => ({ escrow: -charge, supplier: net, wallet: charge - net }),
  'change-refund': (refund) => ({ wallet: -refund, gateway: refund }),
  'cancellation-refund': (refund, part) => {
    const supplier = part === 0n ? refund : part
    return refund % 2n === 0n
      ? { supplier: -supplier, wallet: supplier }
      : { supplier: -supplier, wallet: supplier - refund, gateway: refund }
  },
}

export type Balances = Record<string, bigint>

export type Outcome = 'posted' | 'known' | 'low' | 'nothing'

/** A minimal ledger in memory: balances by `account currency`, the postings, and those that were reversed. */
export function openModel() {
  const balances: Balances = {}
  const posted = new Map<string, Operation>()
  const takenBack = new Set<string>()

  function move({ kind, currency, whole, part }: Operation, sign: bigint): 'posted' | 'low' {
    const changes = Object.entries(effects[kind](BigInt(whole), BigInt(part)))
    const after = changes.map(
      ([account, change]) => [account, (balances[`${account} ${currency}`] ?? 0n) + sign * change] as const,
    )
    if (after.some(([account, balance]) => balance < 0n && ['wallet', 'escrow', 'deposits', 'resellers'].includes(account)))
      return 'low'
    for (const [account, balance] of after) balances[`${account} ${currency}`] = balance
    return 'posted'
  }

  return {
    balances,
    /** The posting of this kind and reference. */
    find: ({ kind, reference }: TakeBack) => posted.get(`${kind} ${reference}`),
    /** The expected result of a step; only `posted` changes anything. `nothing`: there is nothing to reverse. */
    take(taken: Step): Outcome {
      const key = `${taken.asked.kind} ${taken.asked.reference}`
      const before = posted.get(key)
      if (taken.do === 'post') {
        if (before) return 'known'
        const outcome = move(taken.asked, 1n)
        if (outcome === 'posted') posted.set(key, taken.asked)
        return outcome
      }
      if (!before) return 'nothing'
      if (takenBack.has(key)) return 'known'
      const outcome = move(before, -1n)
      if (outcome === 'posted') takenBack.add(key)
      return outcome
    },
  }
}
