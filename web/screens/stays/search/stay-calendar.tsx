import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import type { LocalDate } from '#domain/dates.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS, nightsOf } from '#domain/stays/search-rules.ts'
import { Mantine } from '../../../kit/mantine.tsx'
import { nightsWords } from '../../../products/stay/stay-words.ts'
import css from '../../../search/calendar.module.css'
import { calendarProps, chosenDays, useFocusOnCome, useShownMonths } from '../../../search/calendar.ts'
import type { StayDates } from './stay-draft.ts'

type Props = {
  draft: StayDates
  onChange: (change: StayDates) => void
  /** Both days are chosen; on phones "Done" says so. */
  onDone: () => void
  /** Whether the day of check-out is chosen next. */
  isEnd: boolean
  today: LocalDate
  isPhone: boolean
}

/** The nights of a stay, from the day of check-in, which may be today, to that of check-out. */
export function StayCalendar({ draft, onChange, onDone, isEnd, today, isPhone }: Props) {
  const { checkIn, checkOut } = draft
  const start = useFocusOnCome()
  const nights = checkIn && checkOut ? nightsOf({ checkIn, checkOut }) : 0
  return (
    <Mantine>
      <div ref={start}>
        <DatePicker
          {...calendarProps({ first: today, today, daysAhead: MAX_DAYS_AHEAD }, isPhone)}
          type="range"
          {...useShownMonths((isEnd && checkOut) || checkIn, today)}
          value={[checkIn, checkOut]}
          onChange={(days) => {
            const [first, last] = chosenDays(isEnd, [checkIn, checkOut], days)
            onChange({ checkIn: first, checkInText: null, checkOut: last, checkOutText: null })
            if (first && last && !isPhone) onDone()
          }}
        />
        <p className={css.help} aria-live="polite">
          {checkIn && !checkOut && `Now choose the day of check-out, at most ${MAX_NIGHTS} nights later.`}
          {nights > 0 && nightsWords(nights)}
          {!checkIn && 'Days are those of the place.'}
        </p>
      </div>
    </Mantine>
  )
}
