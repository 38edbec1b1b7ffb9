import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import { calendarProps } from './calendar.ts'
import { shortDay } from './day-words.ts'
import { FieldPanel } from './field-panel.tsx'

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
  const [isOpen, setOpen] = useState(false)
  return (
    <FieldPanel
      label="Departure"
      name={name}
      error={error}
      value={value && shortDay(value)}
      placeholder="Add a date"
      isPhone={isPhone}
      isOpen={isOpen}
      onOpen={setOpen}
      position="bottom"
    >
      <DatePicker
        {...calendarProps({ first, today }, isPhone)}
        defaultDate={value ?? first}
        value={value}
        onChange={(day) => {
          onChange(day)
          if (day && !isPhone) setOpen(false)
        }}
      />
    </FieldPanel>
  )
}
