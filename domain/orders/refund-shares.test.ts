import { describe, expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { refundShares, toGateway } from './refund-shares.ts'

const ngn = (amount: number) => money(amount, 'NGN')
const top = { id: 'top', method: 'wallet', left: ngn(30) }
const card = { id: 'card', method: 'card', left: ngn(100) }

describe('a refund of an order that several payments pay', () => {
  test('takes the newest payment first, and the rest from the one before', () => {
    const shares = refundShares(ngn(50), [top, card])
    expect(shares.map(({ payment, amount }) => [payment.id, amount.amount])).toEqual([
      ['top', 30],
      ['card', 20],
    ])
    expect(toGateway(ngn(50), shares)).toEqual(ngn(20))
  })

  test('leaves out payments that nothing is taken from', () => {
    expect(refundShares(ngn(30), [top, card])).toHaveLength(1)
    expect(refundShares(ngn(5), [{ ...top, left: ngn(0) }, card])).toEqual([{ payment: card, amount: ngn(5) }])
  })

  test('of more than was paid is a bug', () => {
    expect(() => refundShares(ngn(131), [top, card])).toThrow('have no payment')
  })
})
