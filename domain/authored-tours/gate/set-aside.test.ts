import { expect, test } from 'vitest'
import { afterRun, failureOf } from './set-aside.ts'

test.each([
  [0, 'unsent'],
  [401, 'signed-out'],
  [403, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
  [429, 'unsent'],
  [500, 'failed'],
  [503, 'failed'],
] as const)('an answer %i to a check-in is %s', (status, means) => {
  expect(failureOf(status)).toBe(means)
})

test('a check-in that fails while others are answered is set aside the third time, and blocks nobody', () => {
  const failures = new Map<string, number>()
  const run = { failed: ['bad'], answered: ['good'] }
  expect([afterRun(failures, run), afterRun(failures, run), afterRun(failures, run)]).toEqual([[], [], ['bad']])
})

test('nobody is set aside while the server answers nobody, and a success counts from the beginning', () => {
  const failures = new Map<string, number>()
  for (let at = 0; at < 9; at += 1) expect(afterRun(failures, { failed: ['one', 'two'], answered: [] })).toEqual([])
  const run = { failed: ['one'], answered: ['two'] }
  afterRun(failures, run)
  afterRun(failures, run)
  afterRun(failures, { failed: [], answered: ['one'] })
  expect(afterRun(failures, run)).toEqual([])
})
