import type { ReactNode } from 'react'
import type { FoundTour } from '#domain/tours/found-tour.ts'
import { tourCategories } from '#domain/tours/kinds.ts'
import { BriefFacts } from '../../../products/tour/brief-facts.tsx'
import { Rating } from '../../../products/tour/rating.tsx'
import css from './tour-card.module.css'

const labels: Readonly<Record<string, string>> = tourCategories

/** The facts of a card. `name` is the link to the tour. */
export const TourFacts = ({ tour, name }: { tour: FoundTour; name: ReactNode }) => (
  <>
    <p className={css.kind}>
      {[
        ...tour.categories.slice(0, 1).map((category) => labels[category] ?? category),
        ...(tour.isOnRequest ? ['On request'] : []),
      ].join(' · ')}
    </p>
    <h2 className={css.name}>{name}</h2>
    <Rating score={tour.score} count={tour.reviewCount} />
    <BriefFacts tour={tour} />
  </>
)
