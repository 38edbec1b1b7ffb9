import { expect, it, test } from 'vitest'
import { products } from '../products.ts'
import { orderStatuses } from './order-status.ts'
import { meaningOf } from './status-meaning.ts'

test.each(products)('describes every status of a %s and the next step', (product) => {
  for (const status of orderStatuses) {
    expect(meaningOf(product, status).means).not.toBe('')
    expect(meaningOf(product, status).next).not.toBe('')
  }
})

test.each([
  ['stay', 'The property confirmed the stay.'],
  ['tour', 'The operator confirmed the tour.'],
  ['protection', 'The insurer confirmed the policy.'],
] as const)('names the seller of a %s, and no airline, seat or ticket', (product, issued) => {
  for (const status of orderStatuses) {
    const { means, next } = meaningOf(product, status)
    expect(`${means} ${next}`).not.toMatch(/airline|seat|ticket|issuing/i)
  }
  expect(meaningOf(product, 'Issued')).toMatchObject({ tone: 'good', means: issued })
})

it('uses tickets for a flight', () => {
  expect(meaningOf('flight', 'Issued').means).toBe('Tickets are issued.')
})
