import type { LocalDate } from '#domain/dates.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { DatesPair } from '../../../search/dates-pair.tsx'
import { twoMonths } from '../../../search/two-months.tsx'
import type { TourDates, TourProblems } from './tour-draft.ts'

const TourCalendar = lazyChunk(() => import('./tour-calendar.tsx').then((chunk) => chunk.TourCalendar), twoMonths)

type Props = {
  draft: TourDates
  onChange: (change: Partial<TourDates>) => void
  problems: TourProblems
  today: LocalDate
  isPhone: boolean
}

/** The first and the last day on which the tour may be: one calendar for both. */
export function TourDatesField({ draft, onChange, problems, ...shared }: Props) {
  return (
    <DatesPair
      {...shared}
      days={[
        {
          label: 'From',
          name: 'from',
          error: problems.from,
          value: draft.from,
          text: draft.fromText,
          onChange: (from, fromText) => onChange({ from, fromText }),
        },
        {
          label: 'To',
          name: 'to',
          error: problems.to,
          value: draft.to,
          text: draft.toText,
          onChange: (to, toText) => onChange({ to, toText }),
        },
      ]}
      onNear={TourCalendar.ready}
      calendar={(close, isEnd) => <TourCalendar {...shared} draft={draft} onChange={onChange} onDone={close} isEnd={isEnd} />}
    />
  )
}
