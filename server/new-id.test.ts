import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('an id is a UUID of version 7 that begins with its creation time, in milliseconds', () => {
  // RFC 9562, appendix A.6: 2022-02-22T19:22:22Z
  const id = newId(new Date(1_645_557_742_000))
  expect(id).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('ids sort by creation time, and those of one instant differ', () => {
  const instants = [0, 1, 1_700_000_000_000, 1_700_000_000_001]
  const ids = instants.map((at) => newId(new Date(at)))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(Array.from({ length: 1_000 }, () => newId(new Date(0)))).size).toBe(1_000)
})
