import { expect, test } from 'vitest'
import { nextPath } from './sign-in-address.ts'

test('a path of this site is kept with its query', () => {
  expect(nextPath('/order?tab=flights#top')).toBe('/order?tab=flights#top')
})

test.each([null, '', 'order', 'https://evil.test/', '//evil.test', '/\\evil.test', '/\t/evil.test'])(
  '%j leads to the dashboard',
  (wanted) => {
    expect(nextPath(wanted)).toBe('/dashboard')
  },
)
