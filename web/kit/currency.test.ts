import { expect, test } from 'vitest'
import { currencyOf } from './currency.tsx'

const currencyFrom = (cookie: string, address = 'http://localhost/') =>
  currencyOf(new Request(address, { headers: { cookie } }), 'NGN')

test('the default is NGN', () => {
  expect(currencyFrom('')).toEqual({ currency: 'NGN', rate: '1' })
})

test('a chosen currency comes with its rate', () => {
  expect(currencyFrom('a=b; currency=USD; currencyRate=1612.4')).toEqual({ currency: 'USD', rate: '1612.4' })
})

test.each([
  'currency=USD',
  'currency=USD; currencyRate=0',
  'currency=USD; currencyRate=-3',
  'currency=usd; currencyRate=2',
  'currency=%E0%A4%A; currencyRate=1e9',
])('%s is ignored rather than fatal', (cookies) => {
  expect(currencyFrom(cookies)).toEqual({ currency: 'NGN', rate: '1' })
})

test('a saved rate of NGN never changes NGN prices', () => {
  expect(currencyFrom('currency=NGN; currencyRate=1612.4')).toEqual({ currency: 'NGN', rate: '1' })
})

test('by https only the cookie that no other host can set is read', () => {
  const ours = '__Host-currency=USD; __Host-currencyRate=1612.4'
  expect(currencyFrom(`currency=EUR; currencyRate=1; ${ours}`, 'https://skyways.example/')).toEqual({
    currency: 'USD',
    rate: '1612.4',
  })
})

test('a rate that was saved at an agency of another currency is ignored elsewhere', () => {
  const cookie = 'currency=USD; currencyRate=1612.4; currencyBase=NGN'
  const at = (base: string) => currencyOf(new Request('http://localhost/', { headers: { cookie } }), base)
  expect(at('NGN')).toEqual({ currency: 'USD', rate: '1612.4' })
  expect(at('KES')).toEqual({ currency: 'KES', rate: '1' })
})
