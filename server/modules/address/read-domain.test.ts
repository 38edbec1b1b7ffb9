import { expect, test } from 'vitest'
import { readDomain } from './read-domain.ts'

test.each([
  ['www.skyways.com', 'www.skyways.com'],
  ['https://www.Skyways.com/deals?x=1', 'www.skyways.com'],
  ['skyways.com.', 'skyways.com'],
  ['reisebüro.de', 'xn--reisebro-c6a.de'],
  ['book.skyways.com.ng', 'book.skyways.com.ng'],
])('%s is stored as %s', (typed, name) => {
  expect(readDomain(typed, 'tradewind.test')).toBe(name)
})

test.each([
  '',
  'skyways',
  'localhost',
  'printer.local',
  '192.0.2.1',
  '[::1]',
  'tradewind.test',
  'savanna.customer.tradewind.test',
  'a..b.com',
  '-a.com',
  'a b.com',
  'javascript:alert(1)',
  'user@evil.com:1/../',
  `${'a'.repeat(64)}.com`,
])('%j cannot be an agency’s domain', (typed) => {
  expect(() => readDomain(typed, 'tradewind.test')).toThrow(expect.objectContaining({ code: 'domain.not-allowed' }))
})
