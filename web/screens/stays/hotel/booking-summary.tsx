import { IconCalendar, IconUsers } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { boardWords } from '#domain/stays/kinds.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { Money } from '../../../kit/money.tsx'
import { LocalCharges } from '../../../products/stay/local-charges.tsx'
import { guestsWords, nightsWords, stayDays } from '../../../products/stay/stay-words.ts'
import css from './booking-summary.module.css'
import { datesOf } from './hotel-address.ts'
import { refundNames } from './room-words.ts'

type Props = {
  search: StaySearch
  /** Whose price is told. */
  rate: PricedStayRate | undefined
  isExpired: boolean
}

/** When, for whom and from how much; always in sight, as a bar on phones. */
export function BookingSummary({ search, rate, isExpired }: Props) {
  const [params] = useSearchParams()
  return (
    <aside className={css.summary} aria-label="Your stay">
      <div className={css.facts}>
        <p>
          <IconCalendar size={16} stroke={1.5} aria-hidden="true" />
          {stayDays(search)}
        </p>
        <p>
          <IconUsers size={16} stroke={1.5} aria-hidden="true" />
          {guestsWords(search.rooms)}
        </p>
        <p>
          <Link to={datesOf(params)}>Change dates or guests</Link>
        </p>
      </div>
      {rate && (
        <div className={css.price}>
          <span className={css.from}>
            {params.has('rate') ? `${boardWords[rate.board]}, ${refundNames[rate.refundability]}` : 'From'}
          </span>
          <strong>
            <Money {...rate.total} />
          </strong>
          <span className={css.from}>for {nightsWords(nightsOf(search))}</span>
          <div className={css.from}>
            <LocalCharges rate={rate} />
          </div>
        </div>
      )}
      {!isExpired && (
        <a href="#rooms" className={css.see}>
          See rooms
        </a>
      )}
    </aside>
  )
}
