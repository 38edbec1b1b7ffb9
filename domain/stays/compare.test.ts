import { expect, it } from 'vitest'
import { addStayToCompare, readStayCompare, removeStayFromCompare, stayCompareParams } from './compare.ts'

const stay = (stayId: string, searchId = 's') => ({ searchId, stayId })
const four = ['a', 'b', 'c', 'd'].map((id) => stay(id))

it('compares at most four houses', () => {
  expect(addStayToCompare(four.slice(0, 3), stay('d'))).toEqual({ list: four, said: null })
  expect(addStayToCompare(four, stay('e'))).toEqual({ list: four, said: 'full' })
})

it('adds a house once', () => {
  expect(addStayToCompare(four, stay('a'))).toEqual({ list: four, said: null })
})

it('starts again with a house of another search', () => {
  expect(addStayToCompare(four, stay('a', 'later'))).toEqual({ list: [stay('a', 'later')], said: 'restarted' })
})

it('takes one out', () => {
  expect(removeStayFromCompare(four, stay('b')).map((one) => one.stayId)).toEqual(['a', 'c', 'd'])
})

it('goes through an address, at most four and each once', () => {
  const at = (id: string, rate: string | null = null) => ({ id, rate })
  const chosen = [at('x.1', 'breakfast.free.now.25500'), at('y,2', 'lowest.900'), at('x.1'), at('c'), at('d'), at('e')]
  expect(readStayCompare(stayCompareParams('s', chosen))).toEqual({
    searchId: 's',
    stays: [at('x.1', 'breakfast.free.now.25500'), at('y,2', 'lowest.900'), at('c'), at('d')],
  })
  expect(readStayCompare(new URLSearchParams('stay=a'))).toBeNull()
  expect(readStayCompare(new URLSearchParams('searchId=s'))).toBeNull()
})
