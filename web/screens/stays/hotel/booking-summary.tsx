import { IconCalendar, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { StaySearch } from '#domain/stays/search.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { shortDay } from '../../../search/day-words.ts'
import { guestsWords, nightsWords } from '../../../products/stay/stay-words.ts'
import css from './booking-summary.module.css'

type Props = {
  search: StaySearch
  /** What is chosen, with its price. */
  children: ReactNode
  /** The button that submits the form of the rates. */
  button: ReactNode
}

/** Dates, guests, the selected rate and its price, with the button; sticky, as a bar if the page is narrow. */
export const BookingSummary = ({ search, children, button }: Props) => (
  <aside className={css.summary} aria-label="Your stay">
    <div className={css.facts}>
      <p>
        <IconCalendar size={16} stroke={1.5} aria-hidden="true" />
        {shortDay(search.checkIn)} – {shortDay(search.checkOut)}
      </p>
      <p>
        <IconUsers size={16} stroke={1.5} aria-hidden="true" />
        {nightsWords(nightsOf(search))}, {guestsWords(search.rooms)}
      </p>
    </div>
    {children}
    <div className={css.book}>
      {button}
      <p className={css.free}>Nothing is charged yet.</p>
    </div>
  </aside>
)
