import { IconCalendar, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { TourDetail, TourStart } from '#contract/tours.ts'
import { Money } from '../../../kit/money.tsx'
import { FreeWords } from '../../../products/tour/free-words.tsx'
import { placeOf } from '../../../products/tour/place-of.ts'
import { partyWords } from '../../../products/tour/tour-words.ts'
import { shortDay } from '../../../search/day-words.ts'
import css from './booking-box.module.css'
import type { FoundTourPage } from './read-tour.ts'
import { isOpen, startIds } from './start-ids.ts'
import { timeWords } from './starts.tsx'

type Props = { page: FoundTourPage; option: TourDetail['options'][number]; button: ReactNode }

/** The chosen option, day, time and people with the price, and the button; sticky, as a bar if the page is narrow. */
export function BookingBox({ page, option, button }: Props) {
  const { day, party, detail } = page
  const open = (page.starts ?? []).filter(isOpen)
  const shown = open.map((start) => `body:has(#${startIds(start).input}:checked) #${startIds(start).words}`)
  return (
    <aside className={css.box} aria-label="Your choice">
      <div className={css.facts}>
        {detail.options.length > 1 && <p className={css.option}>{option.title}</p>}
        <p>
          <IconCalendar size={16} stroke={1.5} aria-hidden="true" />
          {day ? shortDay(day) : 'Choose a day'}
        </p>
        <p>
          <IconUsers size={16} stroke={1.5} aria-hidden="true" />
          {partyWords(party)}
        </p>
      </div>
      {open.length > 0 && day ? (
        <>
          <style>{`${shown.join(',')}{display:block}`}</style>
          <div aria-live="polite" className={css.chosen}>
            {open.map((start) => (
              <Chosen key={startIds(start).words} start={start} tour={detail.tour} />
            ))}
          </div>
          <div className={css.book}>
            {button}
            <p className={css.free}>{option.isOnRequest ? 'The operator confirms it on request.' : 'Nothing is charged yet.'}</p>
          </div>
        </>
      ) : (
        <div className={css.book}>
          <a href="#when" className={css.choose}>
            Choose a day with places
          </a>
        </div>
      )}
    </aside>
  )
}

/** A start with its price line by line. CSS shows that of the checked radio button, so it works without scripts. */
function Chosen({ start, tour }: { start: TourStart; tour: TourDetail['tour'] }) {
  return (
    <div id={startIds(start).words} className={css.start}>
      <p className={css.time}>{timeWords(start)}</p>
      <ul className={css.prices}>
        {start.prices.map(({ unitId, title, quantity, price }) => (
          <li key={unitId}>
            <span>
              {quantity} × {title}
            </span>
            <Money {...price} />
          </li>
        ))}
      </ul>
      {start.total && (
        <p className={css.total}>
          <Money {...start.total} />
        </p>
      )}
      <p className={css.terms} data-free={start.freeUntil !== null || undefined}>
        <FreeWords of={start} place={placeOf(tour)} />
      </p>
    </div>
  )
}
