import { expect, test } from 'vitest'
import { guides, searchGuides } from './guides.data.ts'

const names = (query: string) => searchGuides(query).map(({ name }) => name)

test('a search finds the guides that contain all of its words, in any case', () => {
  expect(names('')).toHaveLength(guides.length)
  expect(names('cname TXT')).toEqual(['own-domain'])
  expect(names('Void refund')).toEqual(['refunds-and-voids'])
  expect(names('helicopter')).toEqual([])
})

test('every guide has an address of its own and steps', () => {
  expect(new Set(guides.map(({ name }) => name)).size).toBe(guides.length)
  for (const { name, steps } of guides) {
    expect(name).toMatch(/^[a-z-]+$/)
    expect(steps.length).toBeGreaterThan(2)
  }
})
