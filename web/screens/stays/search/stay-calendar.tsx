import { MAX_DAYS_AHEAD } from '#domain/stays/search-rules.ts'
import { RangeCalendar, type RangeProps } from '../../../search/dates/range-calendar.tsx'
import { daysHelp } from './days-help.ts'
import type { StayDates } from './stay-draft.ts'

/** The nights of a stay, from the day of check-in, which may be today, to that of check-out. */
export const StayCalendar = ({ draft, onChange, ...shared }: RangeProps<StayDates>) => (
  <RangeCalendar
    {...shared}
    days={[draft.checkIn, draft.checkOut]}
    daysAhead={MAX_DAYS_AHEAD}
    maySame={false}
    onDays={([checkIn, checkOut]) => onChange({ checkIn, checkInText: null, checkOut, checkOutText: null })}
    help={daysHelp([draft.checkIn, draft.checkOut])}
  />
)
