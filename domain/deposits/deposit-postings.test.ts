import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed, sizes } from '#tests/sizes.ts'
import {
  type Account,
  depositPayment,
  depositReturned,
  depositReturnedToWallet,
  depositUsed,
  isBalanced,
  type Movement,
} from '../money/ledger.ts'
import { money } from '../money/money.ts'

const ngn = (amount: number) => money(amount, 'NGN')
const amount = fc.integer({ min: 1, max: 1_000_000_000_00 })

const balanceOf = (account: Account, movements: readonly Movement[]): number =>
  movements
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.account === account)
    .reduce((total, entry) => total + entry.amount.amount, 0)

describe('deposits of customers', () => {
  it('are all returned or all in the wallet, whatever the order of payments, uses and returns', () => {
    const step = fc.record({ whole: amount, share: fc.nat(10_000), end: fc.constantFrom('held', 'used', 'card', 'transfer') })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const held: number[] = []
        const wallet: number[] = []
        const moved = steps.flatMap(({ whole, share, end }) => {
          const [charged, fee] = [ngn(whole), ngn(Math.floor((whole * share) / 20_000))]
          const price = ngn(whole - fee.amount)
          const paid = depositPayment(charged, fee)
          if (end === 'held') held.push(price.amount)
          if (end === 'used') wallet.push(price.amount)
          // The agency sends it back from its wallet.
          if (end === 'transfer') wallet.push(charged.amount)
          const ends = {
            held: [],
            used: [depositUsed(price)],
            card: [depositReturned(charged, fee)],
            transfer: [depositReturnedToWallet(charged, fee)],
          }
          return [paid, ...ends[end]]
        })
        const total = (of: number[]) => of.reduce((one, other) => one + other, 0)
        expect(balanceOf('deposits', moved)).toBe(total(held))
        expect(balanceOf('wallet', moved)).toBe(total(wallet))
        for (const movement of moved) expect(isBalanced(movement)).toBe(true)
      }),
      { numRuns: sizes.moneyCases, seed },
    )
  })
})
