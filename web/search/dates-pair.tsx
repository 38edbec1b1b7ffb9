import type { ReactNode } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import css from './dates-pair.module.css'
import { DayField, type TypedDay } from './day-field.tsx'

type Props = {
  /** One or two days. */
  days: readonly TypedDay[]
  today: LocalDate
  isPhone: boolean
  /** Hover or focus: preloads the calendar. */
  onNear: () => void
  /** One calendar for both. `isEnd`: it was opened from the second field. */
  calendar: (close: () => void, isEnd: boolean) => ReactNode
}

/** One day, or the first and the last of several: each is typed, or chosen in the calendar of both. */
export const DatesPair = ({ days, calendar, ...shared }: Props) => (
  <div className={css.pair} data-round={days.length > 1 || undefined}>
    {days.map((day, at) => (
      <DayField key={day.name} {...day} {...shared} start={at > 0 ? 'last' : undefined}>
        {(close) => calendar(close, at > 0)}
      </DayField>
    ))}
  </div>
)
