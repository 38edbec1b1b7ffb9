import { expect, test } from 'vitest'
import { withError } from '../open-error.ts'
import { queryAfter } from './effects.ts'

const address = withError('/cart/payment?tab=card', {
  errorCode: '82',
  errorType: 'accomodationPayment',
  payload: { balance: 5000 },
})
const query = new URLSearchParams(address.split('?')[1])

test('opening an error keeps the path and the other parameters', () => {
  expect(address.startsWith('/cart/payment?tab=card&error=true')).toBe(true)
  expect(query.get('errorCode')).toBe('82')
  expect(query.get('errorPayload')).toBe('{"balance":5000}')
})

test('closing removes the four parameters and nothing else', () => {
  expect(queryAfter(query, 'stay').toString()).toBe('tab=card')
})

test('closing keeps an existing action', () => {
  query.set('action', 'pay')
  expect(queryAfter(query, 'stay').toString()).toBe('tab=card&action=pay')
  query.delete('action')
})

test('choosing a different accommodation also sets the action', () => {
  expect(queryAfter(query, 'choose-different-hotel').toString()).toBe('tab=card&action=choose-different-hotel')
})

test('retry removes the four parameters before the page is loaded again', () => {
  expect(queryAfter(query, 'reload').toString()).toBe('tab=card')
})
