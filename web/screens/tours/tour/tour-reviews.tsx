import type { Tour } from '#domain/tours/tour.ts'
import { formatDate } from '#domain/dates.ts'
import { Rating } from '../../../products/tour/rating.tsx'
import page from './tour-page.module.css'
import css from './tour-reviews.module.css'

/** What people who were there wrote, and the answers; nothing for a tour whose reviews may not be read. */
export function TourReviews({ tour: { reviews, score, reviewCount } }: { tour: Tour }) {
  if (!reviews || reviews.length === 0) return null
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className={page.heading}>
        Reviews
      </h2>
      <Rating score={score} count={reviewCount} />
      <ul className={css.reviews}>
        {reviews.map(({ rating, text, author, day, answer }, at) => (
          <li key={at}>
            <p className={css.head}>
              <span className={css.stars}>{rating} of 5</span> {author} · {formatDate(day)}
            </p>
            <p className={css.text}>{text}</p>
            {answer && <p className={css.answer}>Answer of the agency: {answer}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
