import { expect, test } from 'vitest'
import { airlineName } from './airline-name.ts'

test.each([
  ['Adaeze', 'Adaeze'],
  ["O'Brien", "O'Brien"],
  ['O’Brien', "O'Brien"],
  ['Jr. Anne-Marie', 'Jr Anne-Marie'],
  ['Müller', 'Müller'],
  ['Ṣọlá', 'Solá'],
  ['Ẹniọlá', 'Eniolá'],
  ['Ɔkɛ', 'Oke'],
  ['Æsa', 'AEsa'],
  ['  Two   words ', 'Two words'],
])('%s is written %s', (name, written) => {
  expect(airlineName(name)).toBe(written)
})
