import { expect, it } from 'vitest'
import { english } from '#domain/numbers.ts'
import { rateFacts } from '#domain/stays/found-stay.fixture.ts'
import { distanceWords, refundWords, scoreWord } from './property-words.ts'

it('states until when cancelling is free, in the time zone of the place', () => {
  const free = rateFacts(1, { refundability: 'free', freeUntil: '2026-12-08T23:30:00Z' })
  expect(refundWords(free, 'Africa/Lagos')).toBe('Free cancellation until 9 Dec 2026, 00:30')
  expect(refundWords(free, 'America/New_York')).toBe('Free cancellation until 8 Dec 2026, 18:30')
})

it('promises no refund that a rate does not have', () => {
  expect(refundWords(rateFacts(1, { refundability: 'partial' }), 'Africa/Lagos')).toBe('Partly refundable')
  expect(refundWords(rateFacts(1), 'Africa/Lagos')).toBe('Not refundable')
})

it('writes short distances in metres', () => {
  expect(distanceWords(0.4, english)).toBe('400 m')
  expect(distanceWords(1.2, english)).toBe('1.2 km')
})

it('has a word for every score', () => {
  expect([9, 8.9, 7, 6.5, 3].map(scoreWord)).toEqual(['Excellent', 'Very good', 'Good', 'Fair', 'Mixed'])
})
