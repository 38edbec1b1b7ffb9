import { expect, test } from 'vitest'
import { formatMoney, money } from '#domain/money/money.ts'
import { paymentFeeWords } from './payment-fee-words.ts'

const ngn = (amount: number) => money(amount, 'NGN')
const words = (ways: Parameters<typeof paymentFeeWords>[0]['ways'], price: number | null) =>
  paymentFeeWords({ ways, format: formatMoney, currency: 'NGN', price: price === null ? null : ngn(price) }).join(' ')
const noRefund = 'A payment fee is not given back when a booking is cancelled.'

// Paystack charges 1.5 % + NGN 100 in Nigeria, at most NGN 2,000.
test.each([
  [
    'a list, with a wallet',
    ['wallet', 'card', 'bank-transfer'],
    null,
    `Card or bank transfer adds up to NGN 2,000.00. ${noRefund}`,
  ],
  ['a price, with a wallet', ['wallet', 'card'], 2_281_537_92, `Card adds NGN 2,000.00. ${noRefund}`],
  [
    'a list, where every way has a fee',
    ['card', 'bank-transfer'],
    null,
    `Prices include the payment fee of up to NGN 2,000.00 (card or bank transfer). ${noRefund}`,
  ],
  ['a price whose fee has a row of its own', ['card'], 9_850_00, noRefund],
  ['no fee at all', ['wallet'], null, ''],
  ['nothing charged online', ['card'], 0, ''],
  ['no way to pay', [], null, ''],
] as const)('says what each way to pay adds: %s', (_name, ways, price, expected) => {
  expect(words(ways, price)).toBe(expected)
})

// Paystack's published fees without an upper limit; in euros it takes none.
test.each([
  ['GHS', `Card adds 1.95 % of what is charged. ${noRefund}`],
  ['ZAR', `Card adds 3.335 % + ZAR 1.15 of what is charged. ${noRefund}`],
  ['EUR', ''],
])('says the part of the price that a card adds to a list in %s', (currency, expected) => {
  expect(paymentFeeWords({ ways: ['wallet', 'card'], format: formatMoney, currency, price: null }).join(' ')).toBe(expected)
})
