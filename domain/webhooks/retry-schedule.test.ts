import { expect, test } from 'vitest'
import { retryAfter, retrySchedule } from './retry-schedule.ts'

const HOURS_72 = 72 * 3_600

test('retries become rarer and end within 72 hours of the event', () => {
  expect(retrySchedule.toSorted((a, b) => a - b)).toEqual(retrySchedule)
  const last = retrySchedule.reduce((sum, seconds) => sum + seconds, 0)
  expect(last).toBeLessThanOrEqual(HOURS_72)
  expect(last).toBeGreaterThan(HOURS_72 - 3_600)
})

test('the attempt after the last retry is none', () => {
  expect(retryAfter(1)).toBe(retrySchedule[0])
  expect(retryAfter(retrySchedule.length)).toBe(retrySchedule.at(-1))
  expect(retryAfter(retrySchedule.length + 1)).toBeNull()
})
