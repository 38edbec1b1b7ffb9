import { expect, it } from 'vitest'
import { readStayCompare, stayCompareParams } from './compare.ts'

it('is unchanged by an address, with at most four properties and without duplicates', () => {
  const at = (id: string, rate: string | null = null) => ({ id, rate })
  const chosen = [at('x.1', 'breakfast.free.now.25500'), at('y,2', 'lowest.900'), at('x.1'), at('c'), at('d'), at('e')]
  expect(readStayCompare(stayCompareParams('s', chosen))).toEqual({
    searchId: 's',
    stays: [at('x.1', 'breakfast.free.now.25500'), at('y,2', 'lowest.900'), at('c'), at('d')],
  })
  expect(readStayCompare(new URLSearchParams('stay=a'))).toBeNull()
  expect(readStayCompare(new URLSearchParams('searchId=s'))).toBeNull()
})
