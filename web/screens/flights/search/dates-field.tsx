import type { LocalDate } from '#domain/dates.ts'
import { DatesPair } from '../../../search/dates-pair.tsx'
import { shortDay } from '../../../search/day-words.ts'
import { DatesCalendar } from './later-calendars.tsx'
import type { SearchDraft, SearchProblems } from './search-draft.ts'

type Props = {
  draft: SearchDraft
  onChange: (change: Partial<SearchDraft>) => void
  problems: SearchProblems
  today: LocalDate
  isPhone: boolean
}

/** Departure and, for a round trip, return: one calendar of two months for both. */
export function DatesField({ draft, onChange, problems, today, isPhone }: Props) {
  const depart = { label: 'Departure', name: 'depart', error: problems.depart, value: draft.depart && shortDay(draft.depart) }
  const back = { label: 'Return', name: 'return', error: problems.return, value: draft.return && shortDay(draft.return) }
  return (
    <DatesPair
      days={draft.trip === 'round-trip' ? [depart, back] : [depart]}
      isPhone={isPhone}
      onNear={DatesCalendar.ready}
      calendar={(close) => <DatesCalendar draft={draft} onChange={onChange} onDone={close} today={today} isPhone={isPhone} />}
    >
      <label>
        Departure <input type="date" name="depart" required defaultValue={draft.depart ?? ''} />
      </label>
      <label>
        Return <input type="date" name="return" defaultValue={draft.return ?? ''} />
      </label>
    </DatesPair>
  )
}
