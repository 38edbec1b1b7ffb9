import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asMovement, asReversal, openModel, step } from '#tests/reliability/model-ledger.ts'
import { seed, sizes } from '#tests/sizes.ts'
import {
  type Account,
  accounts,
  besideWallet,
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
  isBalanced,
  issue,
  type Movement,
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
} from './ledger.ts'
import { money, negate } from './money.ts'

const ngn = (amount: number) => money(amount, 'NGN')
const amount = fc.integer({ min: 1, max: 1_000_000_000_00 })
const split = fc
  .tuple(amount, fc.nat(10_000))
  .map(([whole, part]) => ({ whole: ngn(whole), part: ngn(Math.floor((whole * part) / 10_000)) }))

/** Every kind of posting for one whole amount (charged or sold) and one part of it (the fee, or the supplier's net price). */
const every = (whole: ReturnType<typeof ngn>, part: ReturnType<typeof ngn>): Movement[] => [
  topUp(whole, part),
  walletPurchase(whole),
  cardPurchase(whole, part),
  transferPurchase(whole, part),
  issue(whole, part),
  fxDifference(negate(whole)),
  walletRefund(whole),
  cardRefund(whole, part),
  transferRefund(whole, part),
  cancellationRefund({ fromSupplier: part, toGateway: whole }),
  change(whole, part),
  changeRefund(whole),
  openingCredit(whole),
  planPayment(whole),
  depositPayment(whole, part),
  depositUsed(whole),
  depositReturned(whole, part),
  depositReturnedToWallet(whole, part),
  payout(whole),
  payoutPaid(whole),
  reversalOf(topUp(whole, part)),
]

/** No balance in the accounts of resellers. */
const ofResellers = { resellers: 0, 'reseller-sales': 0, outside: 0 }

function balances(movements: readonly Movement[]): Record<Account, number> {
  const found: Record<Account, number> = {
    wallet: 0,
    escrow: 0,
    supplier: 0,
    gateway: 0,
    'gateway-fees': 0,
    exchange: 0,
    subscription: 0,
    deposits: 0,
    ...ofResellers,
  }
  for (const { entries } of movements) for (const entry of entries) found[entry.account] += entry.amount.amount
  return found
}

describe('postings', () => {
  it('exist for every kind of the statement', () => {
    expect(
      every(ngn(100), ngn(10))
        .map((one) => one.kind)
        .toSorted(),
    ).toEqual([...movementKinds].toSorted())
  })

  it('always balance, have no empty entry and use known accounts', () => {
    fc.assert(
      fc.property(split, ({ whole, part }) => {
        for (const movement of every(whole, part)) {
          expect(isBalanced(movement), movement.kind).toBe(true)
          for (const entry of movement.entries) {
            expect(entry.amount.amount).not.toBe(0)
            expect(Object.keys(accounts)).toContain(entry.account)
          }
        }
      }),
    )
  })

  it('are on the wallet statement exactly if they touch the wallet', () => {
    for (const { kind, entries } of every(ngn(100), ngn(10)))
      expect(
        entries.some(({ account }) => account === 'wallet'),
        kind,
      ).toBe(!besideWallet.has(kind))
  })

  it('that do not balance are refused', () => {
    expect(isBalanced({ kind: 'top-up', entries: [{ account: 'wallet', amount: ngn(1) }] })).toBe(false)
    expect(isBalanced({ kind: 'top-up', entries: [] })).toBe(false)
  })
})

/** Goal R5: compared with a second implementation of the ledger; tests/reliability/ledger.db.test.ts does the same in the database. */
describe('any postings in any order', () => {
  it('balance each and leave every account as the second implementation does', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        const model = openModel()
        const sums: Record<string, bigint> = {}
        for (const taken of steps) {
          if (model.take(taken) !== 'posted') continue
          const posted = model.find(taken.asked)
          if (!posted) throw new Error('the model lost what it posted')
          const movement = taken.do === 'post' ? asMovement(posted) : asReversal(posted)
          expect(isBalanced(movement)).toBe(true)
          for (const { account, amount } of movement.entries) {
            expect(Number.isSafeInteger(amount.amount)).toBe(true)
            const key = `${account} ${amount.currency}`
            sums[key] = (sums[key] ?? 0n) + BigInt(amount.amount)
          }
        }
        for (const [key, sum] of Object.entries(sums)) expect(sum, key).toBe(model.balances[key] ?? 0n)
        for (const [key, sum] of Object.entries(model.balances)) if (/^(wallet|escrow) /.test(key)) expect(sum >= 0n).toBe(true)
      }),
      { numRuns: sizes.postings, seed },
    )
  })
})

describe('a reversal', () => {
  it('leaves no trace in any balance, and its own reversal would be the original posting', () => {
    fc.assert(
      fc.property(split, ({ whole, part }) => {
        for (const movement of every(whole, part)) {
          const reversal = reversalOf(movement)
          expect(Object.values(balances([movement, reversal])).every((n) => n === 0)).toBe(true)
          expect(reversalOf(reversal, movement.kind)).toEqual(movement)
        }
      }),
    )
  })

  it('of a top-up deducts its amount from the wallet, and the fee from its account', () => {
    expect(reversalOf(topUp(ngn(10_253_81), ngn(253_81)))).toEqual({
      kind: 'reversal',
      entries: [
        { account: 'gateway', amount: ngn(10_253_81) },
        { account: 'gateway-fees', amount: ngn(-253_81) },
        { account: 'wallet', amount: ngn(-10_000_00) },
      ],
    })
  })

  it('is also a refund to a wallet or to a card, with a kind of its own', () => {
    const [price, fee] = [ngn(100_00), ngn(1_50)]
    expect(walletRefund(price)).toEqual(reversalOf(walletPurchase(price), 'wallet-refund'))
    expect(cardRefund(price, fee)).toEqual(reversalOf(cardPurchase(price, fee), 'card-refund'))
  })
})

describe('balances at the end', () => {
  it('if the dollar rises by NGN 12, the supplier is owed more and only the exchange account pays', () => {
    expect(balances([fxDifference(ngn(12_00))])).toEqual({ ...balances([]), supplier: 12_00, exchange: -12_00 })
    expect(balances([fxDifference(ngn(-12_00))])).toEqual({ ...balances([]), supplier: -12_00, exchange: 12_00 })
  })

  it('a top-up of NGN 10,000 with a fee of NGN 253.81 charged on top brings NGN 10,000', () => {
    expect(balances([topUp(ngn(10_253_81), ngn(253_81))])).toMatchObject({
      wallet: 10_000_00,
      gateway: -10_253_81,
      'gateway-fees': 253_81,
    })
  })

  it('a wallet purchase that is refunded leaves no trace in any balance', () => {
    fc.assert(
      fc.property(amount, (total) => {
        expect(Object.values(balances([walletPurchase(ngn(total)), walletRefund(ngn(total))])).every((n) => n === 0)).toBe(true)
      }),
    )
  })

  it('a refunded card purchase returns the whole charge and leaves nothing held', () => {
    fc.assert(
      fc.property(split, ({ whole, part }) => {
        expect(Object.values(balances([cardPurchase(whole, part), cardRefund(whole, part)])).every((n) => n === 0)).toBe(true)
      }),
    )
  })

  it('a transfer without a purchase ends in the wallet completely, including the fee, and leaves nothing held', () => {
    fc.assert(
      fc.property(split, ({ whole, part }) => {
        const after = balances([transferPurchase(whole, part), transferRefund(whole, part)])
        expect(after).toEqual({
          wallet: whole.amount,
          escrow: 0,
          supplier: 0,
          gateway: -whole.amount,
          'gateway-fees': 0,
          exchange: 0,
          subscription: 0,
          deposits: 0,
          ...ofResellers,
        })
      }),
    )
  })

  it('an issued order owes the supplier its net, gives the agency its margin and holds nothing', () => {
    fc.assert(
      fc.property(split, fc.nat(2_000_00), ({ whole: price, part: net }, fee) => {
        const margin = price.amount - net.amount
        const byWallet = balances([walletPurchase(price), issue(price, net)])
        expect(byWallet).toEqual({
          wallet: margin - price.amount,
          escrow: 0,
          supplier: net.amount,
          gateway: 0,
          'gateway-fees': 0,
          exchange: 0,
          subscription: 0,
          deposits: 0,
          ...ofResellers,
        })
        const charged = ngn(price.amount + fee)
        const byCard = balances([cardPurchase(charged, ngn(fee)), issue(price, net)])
        expect(byCard).toEqual({
          wallet: margin,
          escrow: 0,
          supplier: net.amount,
          gateway: -charged.amount,
          'gateway-fees': fee,
          exchange: 0,
          subscription: 0,
          deposits: 0,
          ...ofResellers,
        })
      }),
    )
  })
})
