import { expect, test } from 'vitest'
import type { PaymentStatus } from '#domain/money/payment-status.ts'
import { moneyBack } from './money-back.ts'

const naira = (amount: number) => ({ amount, currency: 'NGN' })
const paid = (method: string, amount: number, status: PaymentStatus = 'succeeded') => ({
  method,
  status,
  amount: naira(amount),
  returned: naira(0),
})

test('a charge is refunded in full to its source', () => {
  expect(moneyBack([paid('wallet', 500_000_00), paid('card', 102_000_00)])).toEqual([
    { method: 'wallet', amount: naira(500_000_00) },
    { method: 'card', amount: naira(102_000_00) },
  ])
})

test('attempts without a charge and pending refunds do not count', () => {
  expect(
    moneyBack([paid('card', 1, 'failed'), paid('card', 2, 'pending'), paid('card', 3, 'refunding'), paid('card', 4, 'refunded')]),
  ).toEqual([])
})

test('two charges of one card are one amount', () => {
  expect(moneyBack([paid('card', 100_00), paid('card', 250_00)])).toEqual([{ method: 'card', amount: naira(350_00) }])
})

test('a refunded amount is not refunded again', () => {
  expect(moneyBack([{ ...paid('card', 112_00), returned: naira(10_00) }])).toEqual([{ method: 'card', amount: naira(102_00) }])
})
