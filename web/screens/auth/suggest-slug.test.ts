import { expect, test } from 'vitest'
import { suggestSlug } from './suggest-slug.ts'

test.each([
  ['Skyways Travel & Tours', 'skyways-travel-tours'],
  ['Ọ̀ṣun Voyages', 'osun-voyages'],
  ["Ada's Trips", 'adas-trips'],
  ['247 Travels', 'travels'],
  ['!!!', ''],
])('%s becomes %j', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug)
})

test('an address is at most 32 characters and never ends in a hyphen', () => {
  expect(suggestSlug('The Very Long International Travels Company Limited')).toBe('the-very-long-international-trav')
  expect(suggestSlug('Abcdefghij Abcdefghij Abcdefghi jkl')).toBe('abcdefghij-abcdefghij-abcdefghi')
})
