import { Link, useSearchParams } from 'react-router'
import type { TourResult } from '#contract/tours.ts'
import { partyCount } from '#domain/tours/search-rules.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import { Rating } from '../../../products/tour/rating.tsx'
import { TourPrice } from '../../../products/tour/tour-price.tsx'
import type { FoundTourPage } from './read-tour.ts'
import css from './similar-tours.module.css'
import page from './tour-page.module.css'
import { tourPagePath } from './tour-page-address.ts'

/** How many are shown. */
const MOST = 4

type Props = { similar: readonly TourResult[]; page: FoundTourPage }

/** Other tours of the same search that are like this one. */
export function SimilarTours({ similar, page: read }: Props) {
  const [params] = useSearchParams()
  if (similar.length === 0) return null
  const people = partyCount(read.detail.search)
  const to = (id: string) => {
    const next = new URLSearchParams(params)
    for (const name of ['option', 'day', 'month', 'error', 'errorCode', 'errorType', 'errorPayload']) next.delete(name)
    next.set('tour', id)
    return `${tourPagePath}?${next}`
  }
  return (
    <section aria-labelledby="similar" className={css.similar} data-no-print>
      <h2 id="similar" className={page.heading}>
        More like this
      </h2>
      <ul className={css.cards}>
        {similar.slice(0, MOST).map(({ id, title, photos, score, reviewCount, total }) => (
          <li key={id}>
            <article className={css.card} aria-label={title}>
              {photos[0] && (
                <img
                  {...photoAt(photos[0], 640)}
                  sizes="(max-width: 767px) 70vw, 300px"
                  alt=""
                  width={640}
                  height={400}
                  loading="lazy"
                  decoding="async"
                  className={css.photo}
                />
              )}
              <div className={css.words}>
                <h3 className={css.title}>
                  <Link to={to(id)} prefetch="none">
                    {title}
                  </Link>
                </h3>
                <Rating score={score} count={reviewCount} />
                {read.currency && <TourPrice total={total} currency={read.currency} people={people} />}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
