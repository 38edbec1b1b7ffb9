import type { Tour } from '#domain/tours/tour.ts'
import { durationWords } from '../../../products/tour/tour-words.ts'
import css from './itinerary.module.css'
import page from './tour-page.module.css'

/** The stops in their order. */
export function Itinerary({ tour: { itinerary } }: { tour: Tour }) {
  if (itinerary.length === 0) return null
  return (
    <section aria-labelledby="itinerary">
      <h2 id="itinerary" className={page.heading}>
        Itinerary
      </h2>
      <ol className={css.stops}>
        {itinerary.map(({ title, description, minutes }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- stops have no id, and a place may be visited twice
          <li key={at} className={css.stop}>
            <p className={css.title}>
              {title}
              {minutes !== null && minutes > 0 && <span className={css.minutes}> {durationWords(minutes)}</span>}
            </p>
            {description && <p className={css.text}>{description}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
