import { expect, test } from 'vitest'
import { cancellationWords, durationWords, freeUntilWords, partyWords, refundWords, tourDays } from './tour-words.ts'

test('a duration is told in the unit in which people count it', () => {
  expect([45, 60, 75, 90, 150, 480, 1440, 2880].map((minutes) => durationWords(minutes))).toEqual([
    '45 minutes',
    '1 hour',
    '75 minutes',
    '1.5 hours',
    '2.5 hours',
    '8 hours',
    '24 hours',
    '2 days',
  ])
  expect(durationWords(120, 180)).toBe('2 – 3 hours')
  expect([freeUntilWords(1440), freeUntilWords(0)]).toEqual([
    'Free cancellation until 24 hours before',
    'Free cancellation until it starts',
  ])
})

test('the terms of cancelling name every refund, and nothing that is not refunded', () => {
  const half = { minutesBefore: 120, refundPercent: 50 }
  const words = (free: number | null, partialRefunds = [half]) =>
    cancellationWords({ freeCancellationMinutes: free, partialRefunds })
  expect(words(1440)).toBe('Free cancellation until 24 hours before, then 50% back until 2 hours before; later no refund')
  expect(words(1440, [])).toBe('Free cancellation until 24 hours before; later no refund')
  expect(words(null)).toBe('50% back until 2 hours before; later no refund')
  expect(words(null, [])).toBe('Not refundable')
  expect([refundWords(1440, false), refundWords(null, true), refundWords(null, false)]).toEqual([
    'Free cancellation until 24 hours before',
    'Partly refundable',
    'Not refundable',
  ])
})

test('days and people are told shortly', () => {
  expect(tourDays({ from: '2026-12-08', to: '2026-12-08' })).toBe('Tue 8 Dec')
  expect(tourDays({ from: '2026-12-08', to: '2026-12-11' })).toBe('Tue 8 Dec – Fri 11 Dec')
  expect(partyWords({ adults: 2, children: [7] })).toBe('2 adults, 1 child')
})
