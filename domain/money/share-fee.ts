import { allocate, type Money } from './money.ts'

/** The share of one payment's fee that each of its prices has, by their amounts: the shares always sum to the fee. */
export const shareFee = (fee: Money, prices: readonly Money[]): Money[] =>
  allocate(
    fee,
    prices.map(({ amount }) => amount),
  )
