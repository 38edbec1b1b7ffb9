import { expect, it } from 'vitest'
import { joinTexts, partTexts } from './long-texts.ts'

it('stores a text of a thousand characters in parts of at most 300, and joins it again', () => {
  const typed = { requests: Array.from({ length: 1_000 }, (_, at) => String(at % 10)).join(''), 'contact.email': 'a@b.ng' }
  const parts = partTexts(typed)
  expect(Object.keys(parts)).toEqual(['requests', 'requests~1', 'requests~2', 'requests~3', 'contact.email'])
  expect(Math.max(...Object.values(parts).map((text) => text.length))).toBe(300)
  expect(joinTexts(parts)).toEqual(typed)
})
