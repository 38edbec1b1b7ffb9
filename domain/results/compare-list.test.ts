import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addCompared,
  belongsTo,
  type Comparable,
  compareAddress,
  isSameCompared,
  removeCompared,
  replaceEarlier,
} from './compare-list.ts'

const item = (id: string, group = 'Lagos-London'): Comparable => ({
  searchId: 's',
  id,
  group,
  search: group,
  same: `${id} again`,
})
const four = ['a', 'b', 'c', 'd'].map((id) => item(id))
const items = fc.record({
  searchId: fc.constantFrom('s1', 's2'),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  group: fc.constantFrom('Lagos-London', 'Lagos-Dubai'),
  search: fc.constantFrom('12 Dec', '13 Dec'),
  same: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
})

describe('a comparison', () => {
  it('has at most four items; a fifth is refused and changes nothing', () => {
    expect(addCompared(four.slice(0, 3), item('d'))).toEqual({ list: four, said: null })
    expect(addCompared(four, item('e'))).toEqual({ list: four, said: 'full' })
  })

  it('restarts with an item of another group, even when it has four', () => {
    expect(addCompared(four, item('x', 'Lagos-Dubai'))).toEqual({ list: [item('x', 'Lagos-Dubai')], said: 'restarted' })
  })

  it('adds an item once', () => {
    expect(addCompared(four, item('a'))).toEqual({ list: four, said: null })
  })

  it('never has more than four, duplicates, or two groups, and always the newest unless it is full', () => {
    fc.assert(
      fc.property(fc.array(items, { maxLength: 20 }), (added) => {
        let list: Comparable[] = []
        for (const one of added) {
          const next = addCompared(list, one)
          if (next.said === 'full') expect(next.list).toEqual(list)
          else expect(next.list.some((other) => isSameCompared(other, one))).toBe(true)
          list = next.list
          expect(list.length).toBeLessThanOrEqual(4)
          expect(new Set(list.map(({ group }) => group)).size).toBe(1)
          expect(new Set(list.map(({ searchId, id }) => `${searchId} ${id}`)).size).toBe(list.length)
        }
      }),
    )
  })

  it('removes only the named item', () => {
    expect(removeCompared(four, { searchId: 's', id: 'b' }).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  })

  it('belongs to the searches that found its items, and to repetitions of them', () => {
    expect(belongsTo(four, { search: 'Lagos-London' })).toBe(true)
    expect(belongsTo(four, { search: 'Lagos-Dubai' })).toBe(false)
    expect(belongsTo([], { search: 'Lagos-London' })).toBe(false)
  })

  it('finds items of an earlier search in its repetition, each once, and drops those that are missing', () => {
    const again = { searchId: 'later', search: 'Lagos-London' }
    const renewed = (id: string): Comparable => ({ ...item(id), searchId: 'later', id: `${id}2` })
    const found = replaceEarlier([item('a'), item('b'), renewed('c')], again, ({ same }) =>
      same === 'a again' ? renewed('a') : null,
    )
    expect(found).toEqual([renewed('a'), item('b'), renewed('c')])
    expect(replaceEarlier([item('a'), renewed('a')], again, () => renewed('a'))).toEqual([renewed('a')])
    expect(replaceEarlier([item('a')], { ...again, search: 'another day' }, () => renewed('a'))).toEqual([item('a')])
  })

  it('updates an item that is selected again in a repeated search', () => {
    const later: Comparable = { ...item('a'), searchId: 'later', id: 'a2' }
    expect(addCompared(four, later)).toEqual({ list: [later, ...four.slice(1)], said: null })
    const twoFares = [item('a'), { ...item('b'), same: 'a again' }]
    expect(addCompared(twoFares, later)).toEqual({ list: [later, twoFares[1]], said: null })
  })

  it('has an address with each item and the search of the newest', () => {
    const list = [
      { part: 'flights=s.a', query: 'from=LOS' },
      { part: 'flights=s.b', query: 'from=ABV' },
    ]
    expect(compareAddress('/flight/compare', list)).toBe('/flight/compare?flights=s.a&flights=s.b&from=ABV')
  })
})
