import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { newSecret, stepOf, totpUri } from './totp.ts'

/** RFC 6238, appendix B: the secret for SHA-1, the seconds since 1970, and the last six of the eight digits given there. */
const secret = Secret.fromLatin1('12345678901234567890').base32
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const

const at = (seconds: number) => new Date(seconds * 1_000)

describe('a code of RFC 6238', () => {
  test.each(vectors)('at %i seconds is %s', (seconds, code) => {
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test.each(vectors)('at %i seconds counts one step before and after, and not two', (seconds, code) => {
    const step = Math.floor(seconds / 30)
    expect([-2, -1, 1, 2].map((steps) => stepOf(secret, code, at(seconds + steps * 30)))).toEqual([null, step, step, null])
  })

  test('is not accepted for another secret', () => {
    expect(stepOf(newSecret(), '287082', at(59))).toBeNull()
  })
})

test('the address for apps names the account, the secret and what RFC 6238 leaves open', () => {
  const { protocol, host, searchParams } = new URL(totpUri(secret, 'ada@skyways.test'))
  expect([protocol, host]).toEqual(['otpauth:', 'totp'])
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'Tradewind',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('secrets have 160 bits and are different', () => {
  const made = Array.from({ length: 50 }, newSecret)
  expect(new Set(made).size).toBe(50)
  expect(made.every((one) => Secret.fromBase32(one).bytes.length === 20)).toBe(true)
})
