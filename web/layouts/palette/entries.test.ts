import { IconTicket } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { type Entry, rankEntries } from './entries.ts'

const entry = (group: Entry['group'], label: string, more: Partial<Entry> = {}): Entry => ({
  key: label,
  group,
  label,
  icon: IconTicket,
  does: '/',
  ...more,
})
const own = [
  entry('Actions', 'New flight search'),
  entry('Actions', 'Sign out'),
  entry('Go to', 'Flights', { words: 'new search book ticket' }),
  entry('Go to', 'Orders', { words: 'bookings tickets' }),
  entry('Go to', 'Security', { words: 'password sign out' }),
]
const found = [
  entry('Orders', 'SKY-1042', { codes: ['SKY-1042', 'K7QXJ4'] }),
  entry('Customers', 'Sign Okonkwo'),
  entry('Destinations', 'Flights to London'),
]
const labels = (typed: string, looked: readonly Entry[] = []) => rankEntries(typed, own, looked).map(({ label }) => label)

test.each([
  ['fli', ['Flights', 'New flight search']],
  ['new fl', ['New flight search', 'Flights']],
  ['sign', ['Sign out', 'Security']],
  ['BOOKINGS', ['Orders']],
  ['nothing of the sort', []],
])('%s finds what begins so first, then what has such words', (typed, expected) => {
  expect(labels(typed)).toEqual(expected)
})

test('results of the lookup are listed after local entries', () => {
  expect(labels('sign', found)).toEqual(['Sign out', 'Security', 'Sign Okonkwo', 'SKY-1042', 'Flights to London'])
})

test('of the lookup’s results, an exact match is first', () => {
  expect(labels('flights to lon', found)[0]).toBe('Flights to London')
})

test.each(['sky1042', 'SKY-1042', 'k7qxj4'])('an order that is identified by %s is first', (code) => {
  expect(labels(code, [...found].reverse())[0]).toBe('SKY-1042')
})

test('without a text all local entries are listed', () => {
  expect(labels('')).toHaveLength(own.length)
})
