import type { Review } from '#contract/stays.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { scoreWord } from '../../../products/stay/property-words.ts'
import { ScoreBadge } from '../../../products/stay/score-badge.tsx'
import pageCss from './property.module.css'
import css from './reviews.module.css'

/** The number that is shown at first. */
const FIRST = 4

/** Guest reviews: the score, the distribution of the newest reviews, and their texts; null if they could not be read. */
export function Reviews({ property, reviews }: { property: StayProperty; reviews: readonly Review[] | null }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className={pageCss.heading}>
        What guests say
      </h2>
      <ScoreBadge score={property.score} reviewCount={property.reviewCount} />
      {reviews === null && <p className={css.none}>They could not be read just now. Reload the page to see them.</p>}
      {reviews?.length === 0 && <p className={css.none}>Nobody’s words are here yet.</p>}
      {reviews && reviews.length > 0 && (
        <>
          <p className={css.none}>The newest {reviews.length}:</p>
          <ul className={css.spread}>
            {countScores(reviews).map(({ word, count, share }) => (
              <li key={word}>
                <span>{word}</span>
                <span className={css.track} aria-hidden="true">
                  <span style={{ width: `${share * 100}%` }} />
                </span>
                <span className="figures">{count}</span>
              </li>
            ))}
          </ul>
          <ReviewList reviews={reviews.slice(0, FIRST)} />
          {reviews.length > FIRST && (
            <details className={css.more}>
              <summary>Show all {reviews.length}</summary>
              <ReviewList reviews={reviews.slice(FIRST)} />
            </details>
          )}
        </>
      )}
    </section>
  )
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const numbers = useNumbers()
  return (
    <ul className={css.list}>
      {reviews.map((review) => (
        <li key={`${review.day} ${review.author} ${review.text}`}>
          <p className={css.who}>
            <span className={css.score}>{numbers.fixed(review.score, 1)}</span> {review.author} · <DateText value={review.day} />
          </p>
          <p>{review.text}</p>
        </li>
      ))}
    </ul>
  )
}

const words = ['Excellent', 'Very good', 'Good', 'Fair', 'Mixed']

/** The number of reviews by score word, the best first; `share` is a fraction, 0 to 1. */
export function countScores(reviews: readonly Pick<Review, 'score'>[]): { word: string; count: number; share: number }[] {
  const counts = Map.groupBy(reviews, ({ score }) => scoreWord(score))
  return words.map((word) => {
    const count = counts.get(word)?.length ?? 0
    return { word, count, share: reviews.length > 0 ? count / reviews.length : 0 }
  })
}
