import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OtherAmount } from './other-amount.tsx'

const due = { amount: 5_000_00, currency: 'NGN' }
const told = (otherAmount: string | null) =>
  renderToStaticMarkup(<OtherAmount order={{ otherAmount, money: { due } }} />).replaceAll(/<[^>]+>/g, ' ')

test('an order shows what arrived, that it does not count, and what is still due', () => {
  const words = told('The gateway reports NGN 1,000.00 where NGN 5,000.00 was asked.')
  expect(words).toContain('Another amount arrived than was due')
  expect(words).toContain('The gateway reports NGN 1,000.00 where NGN 5,000.00 was asked.')
  expect(words).toContain('the order still waits for NGN 5,000.00')
})

test('an order without another amount shows nothing', () => {
  expect(told(null)).toBe('')
})
