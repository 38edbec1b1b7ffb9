import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageFaults, categoryOf } from './age-categories.ts'
import { emptyOption } from './empty-tour.ts'
import type { AgeCategory } from './option-shape.ts'

const category = (minAge: number, maxAge: number): AgeCategory => ({
  id: `${minAge}`,
  kind: 'other',
  title: `${minAge} to ${maxAge}`,
  minAge,
  maxAge,
  takesSeat: true,
  canBookAlone: true,
  isAdmitted: true,
})
const age = fc.integer({ min: 0, max: 99 })

describe('age categories', () => {
  test('are valid exactly if each age from 0 to 99 is in one of them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(age, age), { minLength: 1, maxLength: 6 }), (ranges) => {
        const categories = ranges.map(([a, b]) => category(Math.min(a, b), Math.max(a, b)))
        const counts = Array.from(
          { length: 100 },
          (_, one) => categories.filter(({ minAge, maxAge }) => minAge <= one && one <= maxAge).length,
        )
        expect(ageFaults(categories).length === 0).toBe(counts.every((count) => count === 1))
      }),
    )
  })

  test('of any cuts without gaps are valid, in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 8 }), fc.nat(), (cuts, seed) => {
        const starts = [0, ...cuts].sort((a, b) => a - b)
        const categories = starts.map((from, at) => category(from, (starts[at + 1] ?? 100) - 1))
        const turned = [...categories.slice(seed % categories.length), ...categories.slice(0, seed % categories.length)]
        expect(ageFaults(turned)).toEqual([])
      }),
    )
  })

  test('with a gap or an overlap are named with the ages', () => {
    expect(ageFaults([category(0, 2), category(5, 99)])).toEqual(['No category has ages 3 to 4.'])
    expect(ageFaults([category(0, 12), category(12, 99)])).toEqual(['Two categories have age 12.'])
    expect(ageFaults([category(3, 98)])).toEqual(['No category has ages 0 to 2.', 'No category has age 99.'])
  })

  test('of a new option are valid, and an infant has the category infant', () => {
    const { categories } = emptyOption('one', 'Standard')
    expect(ageFaults(categories)).toEqual([])
    expect(categoryOf(categories, 1)?.kind).toBe('infant')
    expect(categoryOf(categories, 12)?.kind).toBe('adult')
  })
})
