import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import type { LocalDate } from '#domain/dates.ts'
import { MAX_DAYS_AHEAD } from '#domain/tours/search-rules.ts'
import { Mantine } from '../../../kit/mantine.tsx'
import css from '../../../search/calendar.module.css'
import { calendarProps, chosenDays, useFocusOnCome, useShownMonths } from '../../../search/calendar.ts'
import { daysHelp } from './days-help.ts'
import type { TourDates } from './tour-draft.ts'

type Props = {
  draft: TourDates
  onChange: (change: TourDates) => void
  /** Both days are chosen; on phones "Done" says so. */
  onDone: () => void
  /** Whether the last day is chosen next. */
  isEnd: boolean
  today: LocalDate
  isPhone: boolean
}

/** The days on which the tour may be: one, or several in a row. */
export function TourCalendar({ draft, onChange, onDone, isEnd, today, isPhone }: Props) {
  const { from, to } = draft
  const start = useFocusOnCome()
  return (
    <Mantine>
      <div ref={start}>
        <DatePicker
          {...calendarProps({ first: today, today, daysAhead: MAX_DAYS_AHEAD }, isPhone)}
          type="range"
          allowSingleDateInRange
          {...useShownMonths((isEnd && to) || from, today)}
          value={[from, to]}
          onChange={(days) => {
            const [first, last] = chosenDays(isEnd, [from, to], days)
            onChange({ from: first, fromText: null, to: last, toText: null })
            if (first && last && !isPhone) onDone()
          }}
        />
        <p className={css.help} aria-live="polite">
          {daysHelp([from, to])}
        </p>
      </div>
    </Mantine>
  )
}
