import { expect, test } from 'vitest'
import { durationWords, freeUntilWords, partyWords, tourDays } from './tour-words.ts'

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

test('days and people are told shortly', () => {
  expect(tourDays({ from: '2026-12-08', to: '2026-12-08' })).toBe('Tue 8 Dec')
  expect(tourDays({ from: '2026-12-08', to: '2026-12-11' })).toBe('Tue 8 Dec – Fri 11 Dec')
  expect(partyWords({ adults: 2, children: [7] })).toBe('2 adults, 1 child')
})
