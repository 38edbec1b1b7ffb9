import { MAX_DAYS_AHEAD } from '#domain/tours/search-rules.ts'
import { RangeCalendar, type RangeProps } from '../../../search/dates/range-calendar.tsx'
import { daysHelp } from './days-help.ts'
import type { TourDates } from './tour-draft.ts'

/** The days on which the tour may be: one, or several in a row. */
export const TourCalendar = ({ draft: { from, to }, onChange, ...shared }: RangeProps<TourDates>) => (
  <RangeCalendar
    {...shared}
    days={[from, to]}
    daysAhead={MAX_DAYS_AHEAD}
    maySame
    onDays={([first, last]) => onChange({ from: first, fromText: null, to: last, toText: null })}
    help={daysHelp([from, to])}
  />
)
