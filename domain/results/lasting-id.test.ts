import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastingIdOf, withLastingId } from './lasting-id.ts'

const listings = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 })

test('has the id of the listing found first, and one that the order of its listings does not change', () => {
  fc.assert(
    fc.property(
      listings.chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length }))),
      ([[first = '', ...others], [otherFirst = '', ...rest]]) => {
        const [one, other] = [withLastingId([first, ...others]), withLastingId([otherFirst, ...rest])]
        expect([one.id, other.id]).toEqual([first, otherFirst])
        expect(lastingIdOf(one)).toBe(lastingIdOf(other))
      },
    ),
  )
})

test('has no second id where both are one', () => {
  expect(withLastingId(['a', 'b'])).toEqual({ id: 'a' })
  expect(withLastingId(['b', 'a'])).toEqual({ id: 'b', lastingId: 'a' })
})
