import { expect, it } from 'vitest'
import { countScores } from './reviews.tsx'

it('counts reviews by the word of their score, the best first', () => {
  const counted = countScores([{ score: 9.4 }, { score: 8 }, { score: 8.9 }, { score: 4 }])
  expect(counted.map(({ word, count }) => [word, count])).toEqual([
    ['Excellent', 1],
    ['Very good', 2],
    ['Good', 0],
    ['Fair', 0],
    ['Mixed', 1],
  ])
  expect(counted[1]?.share).toBe(0.5)
})

it('no reviews have no shares', () => {
  expect(countScores([]).every(({ count, share }) => count === 0 && share === 0)).toBe(true)
})
