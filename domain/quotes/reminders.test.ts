import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextReminder, ReminderDays, reminderTimes } from './reminders.ts'

/** The end of 10 December in Lagos, which is one hour ahead of UTC. */
const expiresAt = new Date('2026-12-10T22:59:00Z')
const zone = 'Africa/Lagos'

test.each([
  [[1], ['2026-12-09T08:00:00.000Z']],
  [
    [1, 3],
    ['2026-12-07T08:00:00.000Z', '2026-12-09T08:00:00.000Z'],
  ],
  [[3, 3], ['2026-12-07T08:00:00.000Z']],
  [[], []],
])('reminders %s days before the last day are sent at nine o’clock local time', (remindDays, expected) => {
  expect(reminderTimes({ expiresAt, remindDays, zone }).map((at) => at.toISOString())).toEqual(expected)
})

test('a reminder keeps its local time over the end of summer time', () => {
  const [at] = reminderTimes({ expiresAt: new Date('2026-10-25T23:59:00Z'), remindDays: [1], zone: 'Europe/London' })
  expect(at?.toISOString()).toBe('2026-10-24T08:00:00.000Z')
})

describe('the next reminder', () => {
  const dated = { expiresAt, remindDays: [1, 3], zone }

  test.each([
    ['2026-12-01T00:00:00Z', '2026-12-07T08:00:00.000Z'],
    ['2026-12-07T08:00:00Z', '2026-12-09T08:00:00.000Z'],
    ['2026-12-09T08:00:00Z', null],
  ])('after %s is %s', (after, expected) => {
    expect(nextReminder(dated, new Date(after))?.toISOString() ?? null).toBe(expected)
  })

  test('is after the instant and before the quote expires', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
        fc.integer({ min: 0, max: 40 }),
        (remindDays, before) => {
          const after = new Date(expiresAt.getTime() - before * 86_400_000)
          const next = nextReminder({ expiresAt, remindDays, zone }, after)
          if (next) expect(next > after && next < expiresAt).toBe(true)
        },
      ),
    )
  })
})

test('at most three reminders are taken, up to thirty days before', () => {
  expect(ReminderDays.safeParse([7, 3, 1]).success).toBe(true)
  for (const days of [[9, 7, 3, 1], [0], [31], [1.5]]) expect(ReminderDays.safeParse(days).success).toBe(false)
})
