import { describe, expect, test } from 'vitest'
import { cardExpiry, cardName, isCardExpired } from './saved-card.ts'

describe('a saved card', () => {
  test.each([
    ['visa', 'Visa ending 4081'],
    // Paystack's samples have a space after the brand.
    ['visa ', 'Visa ending 4081'],
    ['Mastercard', 'Mastercard ending 4081'],
    ['Afrigo', 'Afrigo ending 4081'],
    ['', 'Card ending 4081'],
  ])('of the brand “%s” is named %s', (brand, name) => {
    expect(cardName({ brand, last4: '4081' })).toBe(name)
  })

  test('shows its expiry as it is printed', () => {
    expect(cardExpiry({ expiryMonth: 9, expiryYear: 2031 })).toBe('09/31')
  })

  test.each([
    ['2030-12-31T23:59:59Z', false],
    ['2031-01-01T00:00:00Z', true],
  ])('with the expiry 12/30 at %s: expired is %s', (now, isExpired) => {
    expect(isCardExpired({ expiryMonth: 12, expiryYear: 2030 }, new Date(now))).toBe(isExpired)
  })
})
