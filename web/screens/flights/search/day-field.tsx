import type { LocalDate } from '#domain/dates.ts'
import { shortDay } from '../../../search/day-words.ts'
import { FieldPanel } from '../../../search/field-panel.tsx'
import { DayCalendar } from './later-calendars.tsx'

type Props = {
  name: string
  value: LocalDate | null
  onChange: (day: LocalDate | null) => void
  error: string | undefined
  /** The day of the flight ahead: this one is never before it. */
  first: LocalDate
  today: LocalDate
  isPhone: boolean
}

/** The day of one flight of a multi-city trip. */
export function DayField({ name, value, onChange, error, first, today, isPhone }: Props) {
  return (
    <FieldPanel
      label="Departure"
      name={name}
      error={error}
      value={value && shortDay(value)}
      placeholder="Add a date"
      isPhone={isPhone}
      side="middle"
      onNear={DayCalendar.ready}
    >
      {(close) => <DayCalendar value={value} onChange={onChange} onDone={close} first={first} today={today} isPhone={isPhone} />}
    </FieldPanel>
  )
}
