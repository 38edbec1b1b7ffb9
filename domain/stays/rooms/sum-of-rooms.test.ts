import { expect, test } from 'vitest'
import { sumOfRooms } from './sum-of-rooms.ts'

const ngn = (amount: number) => ({ amount, currency: 'NGN' })
const rate = (price: number, now = price, fee = 0) => ({ total: ngn(price + fee), payNow: ngn(now + fee), paymentFee: ngn(fee) })

test('rooms without a fee sum to their prices', () => {
  expect(sumOfRooms([rate(120_000_00), rate(95_500_50)], ['wallet', 'card'])).toEqual({
    prices: [ngn(120_000_00), ngn(95_500_50)],
    fee: ngn(0),
    total: ngn(215_500_50),
    payNow: ngn(215_500_50),
  })
})

test('one payment has one fee: that of each rate is left out of its price', () => {
  // Paystack takes at most 2,000 naira of a payment.
  expect(sumOfRooms([rate(300_000_00, 300_000_00, 2_000_00), rate(200_000_00, 200_000_00, 2_000_00)], ['card'])).toEqual({
    prices: [ngn(300_000_00), ngn(200_000_00)],
    fee: ngn(2_000_00),
    total: ngn(502_000_00),
    payNow: ngn(502_000_00),
  })
})

test('a deposit is paid at booking, and the fee is of what is paid then', () => {
  const sum = sumOfRooms([rate(300_000_00, 60_000_00), rate(200_000_00, 0)], ['wallet'])
  expect(sum).toMatchObject({ total: ngn(500_000_00), payNow: ngn(60_000_00) })
})

test('nothing is summed without a room', () => {
  expect(sumOfRooms([], ['card'])).toBeNull()
})
