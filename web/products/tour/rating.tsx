import { useNumbers } from '../../kit/numbers.ts'
import css from './rating.module.css'

/** The average of the reviews out of five, and their number. */
export function Rating({ score, count }: { score: number | null; count: number }) {
  const numbers = useNumbers()
  if (score === null) return <p className={css.none}>No reviews yet</p>
  return (
    <p className={css.rating}>
      <svg viewBox="0 0 24 24" width={14} height={14} aria-hidden="true" className={css.star}>
        <path d="M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3L7 14.2l-5-4.9 6.9-1z" />
      </svg>
      <span className={css.score}>
        {numbers.fixed(score, 1)}
        <span className="visually-hidden"> of 5</span>
      </span>
      <span className={css.count}>
        {numbers.count(count)} {count === 1 ? 'review' : 'reviews'}
      </span>
    </p>
  )
}
