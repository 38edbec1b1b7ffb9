import { describe, expect, it } from 'vitest'
import { deadlineWords } from './deadline.ts'

const at = (instant: string) => new Date(instant)

describe('a deadline', () => {
  it('stands on the agency’s clock and on the one of the place where the journey begins', () => {
    expect(deadlineWords(at('2026-11-21T17:00:00Z'), { city: 'London', zone: 'Europe/London' }, 'Africa/Lagos')).toBe(
      '21 Nov 2026, 18:00 Lagos time (17:00 in London)',
    )
  })

  it('names the other day where midnight lies between the two', () => {
    expect(deadlineWords(at('2026-11-21T21:30:00Z'), { city: 'Dubai', zone: 'Asia/Dubai' }, 'Africa/Lagos')).toBe(
      '21 Nov 2026, 22:30 Lagos time (22 Nov 2026, 01:30 in Dubai)',
    )
  })

  it('follows the place through its summer time', () => {
    expect(deadlineWords(at('2026-07-01T17:00:00Z'), { city: 'London', zone: 'Europe/London' }, 'Africa/Lagos')).toBe(
      '01 Jul 2026, 18:00 Lagos time',
    )
  })

  it('is told once where both clocks show the same, and where it belongs to no journey', () => {
    expect(deadlineWords(at('2026-11-21T17:00:00Z'), { city: 'Abuja', zone: 'Africa/Lagos' }, 'Africa/Lagos')).toBe(
      '21 Nov 2026, 18:00 Lagos time',
    )
    expect(deadlineWords(at('2026-11-21T17:00:00Z'), null, 'Africa/Lagos')).toBe('21 Nov 2026, 18:00 Lagos time')
  })
})
