import { useNumbers } from '../../kit/numbers.ts'
import { reviewsWords, scoreWord } from './property-words.ts'
import css from './score-badge.module.css'

/** The guest score out of ten: figure, word and number of reviews. Null if it is unknown. */
export function ScoreBadge({ score, reviewCount }: { score: number | null; reviewCount: number | null }) {
  const numbers = useNumbers()
  if (score === null) return <p className={css.none}>Not scored yet</p>
  const reviews = reviewsWords(reviewCount, numbers)
  return (
    <p className={css.line}>
      <span className={css.score}>
        {numbers.fixed(score, 1)}
        <span className="visually-hidden"> of 10</span>
      </span>
      <span className={css.word}>{scoreWord(score)}</span>
      {reviews && <span className={css.count}>{reviews}</span>}
    </p>
  )
}
