import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import type { ReactNode } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import { Mantine } from '../../kit/mantine.tsx'
import css from '../calendar.module.css'
import { calendarProps, chosenDays, type Days, useFocusOnCome, useShownMonths } from '../calendar.ts'

/** What a calendar of two days is given by its field. */
export interface RangeProps<Draft> {
  draft: Draft
  onChange: (change: Draft) => void
  /** Both days are chosen; on phones "Done" says so. */
  onDone: () => void
  /** Whether the last day is chosen next. */
  isEnd: boolean
  today: LocalDate
  isPhone: boolean
}

type Props = Omit<RangeProps<unknown>, 'draft' | 'onChange'> & {
  days: Days
  daysAhead: number
  /** Whether both days may be the same. */
  maySame: boolean
  onDays: (days: Days) => void
  /** Below the months. */
  help: ReactNode
}

/** Two days in a row of months; the first may be today. */
export function RangeCalendar({ days, daysAhead, maySame, onDays, onDone, isEnd, today, isPhone, help }: Props) {
  const [first, last] = days
  const start = useFocusOnCome()
  return (
    <Mantine>
      <div ref={start}>
        <DatePicker
          {...calendarProps({ first: today, today, daysAhead }, isPhone)}
          type="range"
          allowSingleDateInRange={maySame}
          {...useShownMonths((isEnd && last) || first, today)}
          value={[first, last]}
          onChange={(picked) => {
            const chosen = chosenDays(isEnd, days, picked)
            onDays(chosen)
            if (chosen[0] && chosen[1] && !isPhone) onDone()
          }}
        />
        <p className={css.help} aria-live="polite">
          {help}
        </p>
      </div>
    </Mantine>
  )
}
