import { expect, test } from 'vitest'
import { nextDigest } from './digest-time.ts'

test.each([
  ['before seven, the same day', '2026-11-25T05:59:00Z', 'Africa/Lagos', '2026-11-25T06:00:00.000Z'],
  ['at seven, the next day', '2026-11-25T06:00:00Z', 'Africa/Lagos', '2026-11-26T06:00:00.000Z'],
  ['after midnight of a zone that is ahead', '2026-11-25T22:00:00Z', 'Asia/Kathmandu', '2026-11-26T01:15:00.000Z'],
  ['over the end of summer time', '2026-10-24T12:00:00Z', 'Europe/London', '2026-10-25T07:00:00.000Z'],
  ['over the start of summer time', '2026-03-28T12:00:00Z', 'Europe/London', '2026-03-29T06:00:00.000Z'],
])('the digest is at seven o’clock local time: %s', (_, after, zone, expected) => {
  expect(nextDigest(new Date(after), zone).toISOString()).toBe(expected)
})
