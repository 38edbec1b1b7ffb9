import { IconCalendar, IconClock, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import { FreeWords } from '../../../products/tour/free-words.tsx'
import { placeOf } from '../../../products/tour/place-of.ts'
import { offerTime, unitsWords } from '../../../products/tour/offer-words.ts'
import { shortDay } from '../../../search/day-words.ts'
import css from './tour-summary.module.css'

type Props = { offer: PricedTourOffer; isOver?: boolean; children: ReactNode }

/** The card beside every step: the tour, when, for whom, and the price of the step. What cancelling costs is left out for one that is over. */
export function TourSummary({ offer, isOver = false, children }: Props) {
  const { tour, option, day, freeUntil } = offer
  const [photo] = tour.photos
  return (
    <div className={css.card}>
      {photo && (
        <img {...photoAt(photo, 640)} sizes="360px" alt="" width={640} height={320} decoding="async" className={css.photo} />
      )}
      <div className={css.words}>
        <h2 className={css.title}>{tour.title}</h2>
        {!option.isDefault && <p className={css.facts}>{option.title}</p>}
        <ul className={css.when}>
          <li>
            <IconCalendar size={16} stroke={1.5} aria-hidden="true" />
            {shortDay(day)}
          </li>
          <li>
            <IconClock size={16} stroke={1.5} aria-hidden="true" />
            {offerTime(offer)}
          </li>
          <li>
            <IconUsers size={16} stroke={1.5} aria-hidden="true" />
            {unitsWords(offer)}
          </li>
        </ul>
        {!isOver && (
          <p className={css.facts} data-free={freeUntil !== null || undefined}>
            <FreeWords freeUntil={freeUntil} place={placeOf(tour)} />
          </p>
        )}
        <div className={css.price}>{children}</div>
      </div>
    </div>
  )
}
