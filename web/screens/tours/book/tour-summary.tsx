import { IconCalendar, IconClock, IconShoppingBag, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { Facts, SummaryCard } from '../../../products/checkout/summary-card.tsx'
import { FreeWords } from '../../../products/tour/free-words.tsx'
import { placeOf } from '../../../products/tour/place-of.ts'
import { addOnRows, offerTime, unitsWords } from '../../../products/tour/offer-words.ts'
import { shortDay } from '../../../search/day-words.ts'
import css from './tour-summary.module.css'

type Props = { offer: PricedTourOffer; isOver?: boolean; children: ReactNode }

/** The card beside every step: the tour, when, for whom, and the price of the step. What cancelling costs is left out for one that is over. */
export function TourSummary({ offer, isOver = false, children }: Props) {
  const { tour, option, day, freeUntil } = offer
  const numbers = useNumbers()
  return (
    <SummaryCard
      photo={tour.photos[0]}
      title={tour.title}
      facts={
        <>
          {!option.isDefault && <Facts>{option.title}</Facts>}
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
            {addOnRows(offer, numbers).map(({ label, value }) => (
              <li key={label}>
                <IconShoppingBag size={16} stroke={1.5} aria-hidden="true" />
                {label}: {value}
              </li>
            ))}
          </ul>
        </>
      }
      terms={!isOver && <FreeWords of={offer} place={placeOf(tour)} />}
      isFree={freeUntil !== null}
    >
      {children}
    </SummaryCard>
  )
}
