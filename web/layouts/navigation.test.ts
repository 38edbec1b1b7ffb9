import { describe, expect, it } from 'vitest'
import { currentEntry, navigation } from './navigation.ts'

describe('the place of a screen in the navigation', () => {
  it.each([
    ['/order', 'Orders'],
    ['/order/flight/01a1', 'Orders'],
    ['/order/new/newFlight', 'Flights'],
    ['/order/new/flight/offers', 'Flights'],
    ['/order/new/flight/book/payment/01a1', 'Flights'],
    ['/accommodation/results', 'Accommodation'],
    ['/accommodation/matches', 'Duplicate properties'],
    ['/transactions', 'Transactions'],
  ])('%s is %s', (path, label) => {
    expect(currentEntry(navigation, path)?.label).toBe(label)
  })

  it('is none for a screen that has no entry', () => {
    expect(currentEntry(navigation, '/orders-of-chivalry')).toBeNull()
  })
})
