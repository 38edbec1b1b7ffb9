import { expect, test } from 'vitest'
import { english } from '#domain/numbers.ts'
import { fileSize } from './numbers.ts'

test('sizes are in the unit that keeps the figure short', () => {
  expect([0, 812, 41_200, 999_499, 1_300_000].map((bytes) => fileSize(bytes, english))).toEqual([
    '0 B',
    '812 B',
    '41 kB',
    '999 kB',
    '1.3 MB',
  ])
})
