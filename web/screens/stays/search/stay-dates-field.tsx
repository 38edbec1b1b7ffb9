import type { LocalDate } from '#domain/dates.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { DatesPair } from '../../../search/dates-pair.tsx'
import { shortDay } from '../../../search/day-words.ts'
import { twoMonths } from '../../../search/two-months.tsx'
import type { StayDraft, StayProblems } from './stay-draft.ts'

const StayCalendar = lazyChunk(() => import('./stay-calendar.tsx').then((chunk) => chunk.StayCalendar), twoMonths)

type Props = {
  draft: StayDraft
  onChange: (change: Partial<StayDraft>) => void
  problems: StayProblems
  today: LocalDate
  isPhone: boolean
}

/** Check-in and check-out: one calendar of two months for both. */
export function StayDatesField({ draft, onChange, problems, today, isPhone }: Props) {
  const { checkIn, checkOut } = draft
  return (
    <DatesPair
      days={[
        { label: 'Check-in', name: 'checkIn', error: problems.checkIn, value: checkIn && shortDay(checkIn) },
        { label: 'Check-out', name: 'checkOut', error: problems.checkOut, value: checkOut && shortDay(checkOut) },
      ]}
      isPhone={isPhone}
      onNear={StayCalendar.ready}
      calendar={(close) => <StayCalendar draft={draft} onChange={onChange} onDone={close} today={today} isPhone={isPhone} />}
    >
      <label>
        Check-in <input type="date" name="checkIn" required defaultValue={checkIn ?? ''} />
      </label>
      <label>
        Check-out <input type="date" name="checkOut" required defaultValue={checkOut ?? ''} />
      </label>
    </DatesPair>
  )
}
