import { expect, test } from 'vitest'
import { freeSlug, MOST_SLUG, SLUG, slugOf } from './package-slug.ts'

test('an address is made of the letters and digits of a name', () => {
  expect(slugOf('Accra in 4 days!')).toBe('accra-in-4-days')
  expect(slugOf('Été à Dakar')).toBe('ete-a-dakar')
  expect(slugOf('東京')).toBe('package')
  // The screen of a new package has this address.
  expect(slugOf('New')).toBe('package')
  expect(slugOf('a'.repeat(80))).toHaveLength(MOST_SLUG)
})

test('a taken address gets a number', () => {
  expect(freeSlug('accra', new Set())).toBe('accra')
  expect(freeSlug('accra', new Set(['accra', 'accra-2']))).toBe('accra-3')
  const long = freeSlug('a'.repeat(MOST_SLUG), new Set(['a'.repeat(MOST_SLUG)]))
  expect(long).toHaveLength(MOST_SLUG)
  expect(long).toMatch(SLUG)
})
