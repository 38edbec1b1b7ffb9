import { expect, test } from 'vitest'
import { timeLeft, waitedFor } from './time-left.ts'

const now = '2026-11-21T09:00:00Z'

test('the remaining time is shown in its largest unit, rounded down', () => {
  expect(timeLeft('2026-11-21T09:45:59Z', now)).toBe('45 min left')
  expect(timeLeft('2026-11-21T12:59:00Z', now)).toBe('3 h left')
  expect(timeLeft('2026-11-23T08:00:00Z', now)).toBe('47 h left')
  expect(timeLeft('2026-11-24T10:00:00Z', now)).toBe('3 days left')
})

test('a deadline that has passed is shown as such', () => {
  expect(timeLeft('2026-11-21T08:59:00Z', now)).toBe('Time is up')
})

test('the waiting time is shown in the same units', () => {
  expect(waitedFor('2026-11-21T08:59:30Z', now)).toBe('under a minute')
  expect(waitedFor('2026-11-21T06:10:00Z', now)).toBe('2 h')
  expect(waitedFor('2026-11-18T09:00:00Z', now)).toBe('3 days')
})
