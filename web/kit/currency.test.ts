import { expect, test } from 'vitest'
import { currencyFromCookies } from './currency.tsx'

test('the default is NGN', () => {
  expect(currencyFromCookies(null)).toEqual({ currency: 'NGN', rate: '1' })
})

test('a chosen currency comes with its rate', () => {
  expect(currencyFromCookies('a=b; currency=USD; currencyRate=1612.4')).toEqual({ currency: 'USD', rate: '1612.4' })
})

test.each([
  'currency=USD',
  'currency=USD; currencyRate=0',
  'currency=USD; currencyRate=-3',
  'currency=usd; currencyRate=2',
  'currency=%E0%A4%A; currencyRate=1e9',
])('%s is ignored rather than fatal', (cookies) => {
  expect(currencyFromCookies(cookies)).toEqual({ currency: 'NGN', rate: '1' })
})

test('a rate kept for NGN never changes NGN prices', () => {
  expect(currencyFromCookies('currency=NGN; currencyRate=1612.4')).toEqual({ currency: 'NGN', rate: '1' })
})
