import { expect, it } from 'vitest'
import { memoize, memoizeByObject, memoizeByObjectAndKey } from './memoize.ts'

function counted() {
  const asked: number[] = []
  const double = (value: number): number => {
    asked.push(value)
    return value * 2
  }
  return { asked, double }
}

it("returns the function's result, and calls it once for each key", () => {
  const { asked, double } = counted()
  const memoized = memoize(double, String)
  expect([1, 2, 1, 1, 2].map(memoized)).toEqual([2, 4, 2, 2, 4])
  expect(asked).toEqual([1, 2])
})

it('caches undefined results', () => {
  const asked: string[] = []
  const memoized = memoize<string, undefined>((given) => void asked.push(given), String)
  expect([memoized('a'), memoized('a')]).toEqual([undefined, undefined])
  expect(asked).toEqual(['a'])
})

it('evicts the oldest entry above its size', () => {
  const { asked, double } = counted()
  const memoized = memoize(double, String, 2)
  expect([1, 2, 3, 2, 3, 1].map(memoized)).toEqual([2, 4, 6, 4, 6, 2])
  expect(asked).toEqual([1, 2, 3, 1])
})

it('calls the function once for each object, compared by identity', () => {
  const asked: string[] = []
  const lengthOf = memoizeByObject(({ text }: { text: string }) => {
    asked.push(text)
    return text.length
  })
  const [one, same] = [{ text: 'one' }, { text: 'one' }]
  expect([lengthOf(one), lengthOf(one), lengthOf(same)]).toEqual([3, 3, 3])
  expect(asked).toEqual(['one', 'one'])
})

it('caches the results for each object by key', () => {
  const asked: string[] = []
  const times = memoizeByObjectAndKey(({ of }: { of: number }, by: number) => {
    asked.push(`${of} by ${by}`)
    return of * by
  }, String)
  const [two, three] = [{ of: 2 }, { of: 3 }]
  expect([times(two, 5), times(three, 5), times(two, 6), times(two, 5)]).toEqual([10, 15, 12, 10])
  expect(asked).toEqual(['2 by 5', '3 by 5', '2 by 6'])
})
