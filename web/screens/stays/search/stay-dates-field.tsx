import type { LocalDate } from '#domain/dates.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { DatesPair } from '../../../search/dates-pair.tsx'
import { twoMonths } from '../../../search/two-months.tsx'
import type { StayDates, StayProblems } from './stay-draft.ts'

const StayCalendar = lazyChunk(() => import('./stay-calendar.tsx').then((chunk) => chunk.StayCalendar), twoMonths)

type Props = {
  draft: StayDates
  onChange: (change: Partial<StayDates>) => void
  problems: StayProblems
  today: LocalDate
  isPhone: boolean
}

/** Check-in and check-out: one calendar of two months for both. */
export function StayDatesField({ draft, onChange, problems, ...shared }: Props) {
  return (
    <DatesPair
      {...shared}
      days={[
        {
          label: 'Check-in',
          name: 'checkIn',
          error: problems.checkIn,
          value: draft.checkIn,
          text: draft.checkInText,
          onChange: (checkIn, checkInText) => onChange({ checkIn, checkInText }),
        },
        {
          label: 'Check-out',
          name: 'checkOut',
          error: problems.checkOut,
          value: draft.checkOut,
          text: draft.checkOutText,
          onChange: (checkOut, checkOutText) => onChange({ checkOut, checkOutText }),
        },
      ]}
      onNear={StayCalendar.ready}
      calendar={(close, isEnd) => <StayCalendar {...shared} draft={draft} onChange={onChange} onDone={close} isEnd={isEnd} />}
    />
  )
}
