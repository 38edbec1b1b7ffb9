import { describe, expect, test } from 'vitest'
import { isSamePeriod, leavesGap, periodWords, policyChangeableUntil } from './change-rules.ts'

const period = (from: number, to: number) => ({ from: `2026-12-${from}`, to: `2026-12-${to}` })

describe('a policy', () => {
  test('can be changed until its first day begins', () => {
    const policy = { from: '2026-12-10' }
    expect(policyChangeableUntil(policy, new Date('2026-12-09T23:59:59Z'))).toBe('2026-12-10T00:00:00.000Z')
    expect(policyChangeableUntil(policy, new Date('2026-12-10T00:00:00Z'))).toBeNull()
  })

  test('has the same period as one from and to the same days', () => {
    expect(isSamePeriod(period(10, 19), period(10, 19))).toBe(true)
    expect(isSamePeriod(period(10, 19), period(10, 20))).toBe(false)
    expect(isSamePeriod(period(10, 19), period(11, 19))).toBe(false)
  })

  test('is named by its days', () => {
    expect(periodWords(period(10, 19))).toBe('10 Dec 2026 – 19 Dec 2026')
    expect(periodWords(period(10, 10))).toBe('10 Dec 2026')
  })

  test.each([
    ['covers exactly the trip', period(10, 19), false],
    ['covers more than the trip', period(11, 18), false],
    ['ends before the trip', period(10, 20), true],
    ['begins a day too late', { from: '2026-12-09', to: '2026-12-19' }, true],
  ])('that %s is judged by every day of the trip', (_, trip, isGap) => {
    expect(leavesGap(period(10, 19), trip)).toBe(isGap)
  })
})
