import { expect, it } from 'vitest'
import { remember } from './remember.ts'

function counted() {
  const asked: number[] = []
  const double = (value: number): number => {
    asked.push(value)
    return value * 2
  }
  return { asked, double }
}

it('answers as the function does, and asks it once for each key', () => {
  const { asked, double } = counted()
  const remembered = remember(double, String)
  expect([1, 2, 1, 1, 2].map(remembered)).toEqual([2, 4, 2, 2, 4])
  expect(asked).toEqual([1, 2])
})

it('keeps an answer that is nothing', () => {
  const asked: string[] = []
  const remembered = remember<string, undefined>((given) => void asked.push(given), String)
  expect([remembered('a'), remembered('a')]).toEqual([undefined, undefined])
  expect(asked).toEqual(['a'])
})

it('forgets the oldest when it has enough', () => {
  const { asked, double } = counted()
  const remembered = remember(double, String, 2)
  expect([1, 2, 3, 2, 3, 1].map(remembered)).toEqual([2, 4, 6, 4, 6, 2])
  expect(asked).toEqual([1, 2, 3, 1])
})
