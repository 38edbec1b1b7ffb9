import { memo } from 'react'
import { Link } from 'react-router'
import { type ListedTour, shownTourText } from '#domain/tours/found-tour.ts'
import { CardGallery } from '../../../gallery/card-gallery.tsx'
import { TourCompareTick } from '../../../products/tour/compare/tour-compare-tick.tsx'
import { toChooseFirst, tourAddress } from '../../../products/tour/tour-address.ts'
import { TourPrice } from '../../../products/tour/tour-price.tsx'
import { AddButtons, ChooseFirst } from '../../../products/trip/add-buttons.tsx'
import { pointAt, useIsPointed } from '../../../results/pointed.ts'
import css from './tour-card.module.css'
import { TourFacts } from './tour-facts.tsx'
import { useToursFrame } from './tours-frame.ts'

type Props = { listed: ListedTour; shape: 'row' | 'tile' }

/** A tour at the lowest price of its days that pass the filters. */
export const TourCard = memo(function TourCard({ listed, shape }: Props) {
  const frame = useToursFrame()
  const { searchId, query, currency, people, isExpired } = frame
  const { tour, day, total, isOnlyDay } = listed
  const isPointed = useIsPointed(tour.id)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only highlights the pin on the map; its link opens it
    <article
      className={css.card}
      data-shape={shape}
      data-pointed={isPointed || undefined}
      aria-label={tour.title}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pointAt(tour.id)}
      onPointerLeave={() => pointAt(null)}
      onFocus={() => pointAt(tour.id)}
      onBlur={() => pointAt(null)}
    >
      <div className={css.photo}>
        <CardGallery name={tour.title} photos={tour.photos} sizes="(max-width: 767px) 100vw, 360px" />
      </div>
      <div className={css.facts}>
        <TourFacts
          tour={tour}
          name={
            <Link to={tourAddress(searchId, tour.id, query)} className={css.link} prefetch="none">
              {tour.title}
            </Link>
          }
        />
      </div>
      <div className={css.money}>
        <TourPrice total={total} currency={currency} people={people} />
        <div className={css.compare}>
          <TourCompareTick listed={listed} foundIn={frame} />
        </div>
        {isOnlyDay ? (
          <AddButtons value={shownTourText({ id: tour.id, day, total })} of={tour.title} isExpired={isExpired} />
        ) : (
          <ChooseFirst to={toChooseFirst({ searchId, id: tour.id, day, query })} of={tour.title} />
        )}
      </div>
    </article>
  )
})
