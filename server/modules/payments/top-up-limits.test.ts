import { expect, test } from 'vitest'
import { topUpLimits } from '#domain/money/top-up-limits.ts'
import { createPaystack } from '#integrations/payments/paystack/index.ts'

const gateway = createPaystack({ baseUrl: 'http://localhost', secretKey: 'sk_test' })
const taken = [...new Set(Object.values(gateway.currencies).flat())]

test("the naira's limits are unchanged", () => {
  expect(topUpLimits('NGN')).toMatchObject({ least: 1_000_00, most: 50_000_000_00 })
})

test.each(taken)('a wallet in %s accepts amounts that the gateway accepts, including the suggested ones', (currency) => {
  const limits = topUpLimits(currency)
  expect(limits?.least).toBeGreaterThanOrEqual(gateway.least[currency] ?? Number.POSITIVE_INFINITY)
  for (const usual of limits?.usual ?? [0]) {
    expect(usual).toBeGreaterThanOrEqual(limits?.least ?? 0)
    expect(usual).toBeLessThanOrEqual(limits?.most ?? 0)
  }
})

test('a currency that no gateway supports has no top-up', () => {
  expect(topUpLimits('XAF')).toBeNull()
})

// https://paystack.com/docs/api/#supported-currency, the smallest transaction of each currency
test("the gateway's fee is at least its published one", () => {
  expect(gateway.least).toEqual({ NGN: 50_00, USD: 2_00, GHS: 10, ZAR: 1_00, KES: 3_00 })
})
