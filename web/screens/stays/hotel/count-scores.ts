import type { Review } from '#contract/stays.ts'
import { scoreWord } from '../../../products/stay/house-words.ts'

const words = ['Excellent', 'Very good', 'Good', 'Fair', 'Mixed']

/** How many reviews there are of each word, the best first; `share` is the part of all, 0 to 1. */
export function countScores(reviews: readonly Pick<Review, 'score'>[]): { word: string; count: number; share: number }[] {
  const counts = Map.groupBy(reviews, ({ score }) => scoreWord(score))
  return words.map((word) => {
    const count = counts.get(word)?.length ?? 0
    return { word, count, share: reviews.length > 0 ? count / reviews.length : 0 }
  })
}
