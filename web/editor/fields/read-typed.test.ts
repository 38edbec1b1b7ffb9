import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantAt } from '#domain/dates.ts'
import { english } from '#domain/numbers.ts'
import { ExternalLink } from '#domain/site/site.ts'
import { problemOf as problemOfLink } from '../../screens/website/pages/link-problems.ts'
import { readMoney, readNumber } from './read-typed.ts'
import { problemOf } from './text-problem.ts'

const whole = fc.oneof(
  fc.constantFrom(
    '684,200.00',
    '4.5',
    '95',
    '-1',
    '1e9',
    '.5',
    '12.',
    '٤',
    'NaN',
    'Infinity',
    '0x10',
    '99999999999999999999',
    '1.234567',
  ),
  fc.constantFrom(
    'https://example.com/a',
    'javascript:alert(1)',
    'desk@example.com',
    'https://youtu.be/x',
    '2027-02-30',
    '2027-02-28T09:30',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.double().map(String),
)
/** Every prefix of a text is in the field for a moment while it is typed. */
const typedSoFar = fc.tuple(whole, fc.nat(40)).map(([text, length]) => text.slice(0, length))

/** Each field that parses a text: the result must be valid, or a sentence that says what to type. */
const fields: [name: string, judge: (typed: string) => void][] = [
  [
    'a number',
    (typed) => {
      const read = readNumber(typed, { from: 0, to: 95 })
      if ('problem' in read) expect(read.problem).toBe('Write a number from 0 to 95.')
      else expect(read.value >= 0 && read.value <= 95).toBe(true)
    },
  ],
  [
    'an amount',
    (typed) => {
      const read = readMoney(typed, 'NGN', english)
      if ('problem' in read) expect(read.problem).toMatch(/\w/)
      else {
        expect(Number.isSafeInteger(read.value.amount)).toBe(true)
        expect(read.value).toMatchObject({ currency: 'NGN' })
        expect(read.value.amount).toBeGreaterThanOrEqual(0)
        expect(read.value.amount).toBeLessThanOrEqual(1e15)
      }
    },
  ],
  ...(['line', 'text', 'link', 'film', 'mail', 'date'] as const).map((kind): [string, (typed: string) => void] => [
    `a ${kind}`,
    (typed) => expect(problemOf(kind, typed, 120) ?? 'Right.').toMatch(/^\S.*\.?$/s),
  ]),
  [
    'a link of the menu',
    (typed) => {
      const link = { title: typed, urlLink: typed, includesFooter: true }
      const problems = [problemOfLink('title', link), problemOfLink('urlLink', link)]
      if (problems.every((says) => says === null)) expect(ExternalLink.safeParse(link).success).toBe(true)
    },
  ],
  [
    'a time in Lagos',
    (typed) =>
      expect(instantAt(typed, 'Africa/Lagos')?.toISOString() ?? '2027-01-01T00:00:00.000Z').toMatch(/^[+\d-]+T[\d:.]+Z$/),
  ],
]

describe('a text while it is typed', () => {
  test.each(fields)('is read as %s, or answered with what to write', (_, judge) => {
    fc.assert(
      fc.property(typedSoFar, (typed) => {
        judge(typed)
      }),
      { numRuns: 400 },
    )
  })

  test('amounts and numbers are read as a person writes them', () => {
    expect(readMoney('684,200.00', 'NGN', english)).toEqual({ value: { amount: 68_420_000, currency: 'NGN' } })
    expect(readMoney('12.', 'NGN', english)).toEqual({ value: { amount: 1_200, currency: 'NGN' } })
    expect([
      readNumber('4.', { from: 0, to: 5 }),
      readNumber('4.5', { from: 0, to: 5 }),
      readNumber('4,5', { from: 0, to: 5 }),
    ]).toEqual([{ value: 4 }, { value: 4.5 }, { value: 4.5 }])
  })
})
