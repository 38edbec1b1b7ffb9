import { describe, expect, it } from 'vitest'
import { deadlineWords } from './deadline.ts'

const at = (instant: string) => new Date(instant)

describe('a deadline', () => {
  it('is shown in the agency’s time zone and in the zone where the journey begins', () => {
    expect(deadlineWords(at('2026-11-21T17:00:00Z'), { city: 'London', zone: 'Europe/London' }, 'Africa/Lagos')).toBe(
      '21 Nov 2026, 18:00 Lagos time (17:00 in London)',
    )
  })

  it('names the other day if midnight is between the two times', () => {
    expect(deadlineWords(at('2026-11-21T21:30:00Z'), { city: 'Dubai', zone: 'Asia/Dubai' }, 'Africa/Lagos')).toBe(
      '21 Nov 2026, 22:30 Lagos time (22 Nov 2026, 01:30 in Dubai)',
    )
  })

  it('follows the daylight saving time of the place', () => {
    expect(deadlineWords(at('2026-07-01T17:00:00Z'), { city: 'London', zone: 'Europe/London' }, 'Africa/Lagos')).toBe(
      '01 Jul 2026, 18:00 Lagos time',
    )
  })

  it('is shown once if both local times are equal, and if it belongs to no journey', () => {
    expect(deadlineWords(at('2026-11-21T17:00:00Z'), { city: 'Abuja', zone: 'Africa/Lagos' }, 'Africa/Lagos')).toBe(
      '21 Nov 2026, 18:00 Lagos time',
    )
    expect(deadlineWords(at('2026-11-21T17:00:00Z'), null, 'Africa/Lagos')).toBe('21 Nov 2026, 18:00 Lagos time')
  })
})
