import type { LocalDate } from '#domain/dates.ts'
import { DatesPair } from '../../../search/dates-pair.tsx'
import type { TypedDay } from '../../../search/day-field.tsx'
import { DatesCalendar } from './lazy-calendars.tsx'
import type { SearchDraft, SearchProblems } from './search-draft.ts'

type Props = {
  draft: SearchDraft
  onChange: (change: Partial<SearchDraft>) => void
  problems: SearchProblems
  today: LocalDate
  isPhone: boolean
}

/** Departure and, for a round trip, return: one calendar of two months for both. */
export function DatesField({ draft, onChange, problems, ...shared }: Props) {
  const depart: TypedDay = {
    label: 'Departure',
    name: 'depart',
    error: problems.depart,
    value: draft.depart,
    text: draft.departText,
    onChange: (day, departText) => onChange({ depart: day, departText }),
  }
  const back: TypedDay = {
    label: 'Return',
    name: 'return',
    error: problems.return,
    value: draft.return,
    text: draft.returnText,
    onChange: (day, returnText) => onChange({ return: day, returnText }),
  }
  return (
    <DatesPair
      {...shared}
      days={draft.trip === 'round-trip' ? [depart, back] : [depart]}
      onNear={DatesCalendar.ready}
      calendar={(close, isEnd) => <DatesCalendar {...shared} draft={draft} onChange={onChange} onDone={close} isEnd={isEnd} />}
    />
  )
}
