import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import type { LocalDate } from '#domain/dates.ts'
import { MAX_DAYS_AHEAD } from '#domain/flights/journey.ts'
import { Mantine } from '../../../kit/mantine.tsx'
import { calendarProps, useFocusOnCome, useShownMonths } from '../../../search/calendar.ts'

type Props = {
  value: LocalDate | null
  onChange: (day: LocalDate | null) => void
  /** The date is selected; on phones the "Done" button closes. */
  onDone: () => void
  /** The date of the previous flight, which is the minimum. */
  first: LocalDate
  today: LocalDate
  isPhone: boolean
}

/** The date of one flight of a multi-city trip. */
export function DayCalendar({ value, onChange, onDone, first, today, isPhone }: Props) {
  const start = useFocusOnCome()
  return (
    <Mantine>
      <div ref={start}>
        <DatePicker
          {...calendarProps({ first, today, daysAhead: MAX_DAYS_AHEAD }, isPhone)}
          {...useShownMonths(value, first)}
          value={value}
          onChange={(day) => {
            onChange(day)
            if (day && !isPhone) onDone()
          }}
        />
      </div>
    </Mantine>
  )
}
