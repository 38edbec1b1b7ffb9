import { expect, it } from 'vitest'
import { keepOrder } from './steady-order.ts'

const item = (key: string) => ({ key })
const keys = (items: readonly { key: string }[]) => items.map((one) => one.key).join('')

it('keeps the positions of seen items and appends new ones in their own order', () => {
  const steady = keepOrder(['d', 'a', 'e', 'b', 'c'].map(item), ['a', 'b', 'c'])
  expect(keys(steady.items)).toBe('abcde')
  expect(steady.waiting).toBe(2)
})

it('drops items that no longer exist', () => {
  expect(keys(keepOrder(['b'].map(item), ['a', 'b']).items)).toBe('b')
})
