import { expect, it } from 'vitest'
import { bedsWords } from './room-words.ts'

it.each([
  [[{ type: 'king', count: 1 }], '1 king bed'],
  [[{ type: 'single', count: 2 }], '2 single beds'],
  [[{ type: 'sofabed', count: 1 }], '1 sofa bed'],
  [[{ type: 'sofa_bed', count: 2 }], '2 sofa beds'],
  [[{ type: 'bunk_beds', count: 1 }], '1 bunk bed'],
  [
    [
      { type: 'queen_bed', count: 1 },
      { type: 'futon', count: 2 },
    ],
    '1 queen bed, 2 futons',
  ],
  [[{ type: 'bed', count: 3 }], '3 beds'],
])('%j is written as %s', (beds, words) => {
  expect(bedsWords(beds)).toBe(words)
})
