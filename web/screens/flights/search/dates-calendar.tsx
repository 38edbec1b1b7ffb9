import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import type { LocalDate } from '#domain/dates.ts'
import { MAX_DAYS_AHEAD } from '#domain/flights/search-rules.ts'
import css from '../../../search/calendar.module.css'
import { calendarProps, useFocusOnCome } from '../../../search/calendar.ts'
import { PricesNote, usePricedDays } from './priced-day.tsx'
import type { SearchDraft } from './search-draft.ts'
import { useKnownPrices } from './use-known-prices.ts'

type Props = {
  draft: SearchDraft
  onChange: (change: Partial<SearchDraft>) => void
  /** All days of the trip are chosen; on phones "Done" says so. */
  onDone: () => void
  today: LocalDate
  isPhone: boolean
}

/** The day of departure and, for a round trip, of the return, with the prices that are known. Days airlines do not sell cannot be chosen. */
export function DatesCalendar({ draft, onChange, onDone, today, isPhone }: Props) {
  const isRound = draft.trip === 'round-trip'
  const prices = useKnownPrices(draft, today)
  const start = useFocusOnCome()
  const shared = {
    ...calendarProps({ first: today, today, daysAhead: MAX_DAYS_AHEAD }, isPhone),
    ...usePricedDays(prices),
    defaultDate: draft.depart ?? today,
  }
  return (
    <div ref={start}>
      {isRound ? (
        <DatePicker
          {...shared}
          type="range"
          allowSingleDateInRange
          value={[draft.depart, draft.return]}
          onChange={([depart, back]) => {
            onChange({ depart, return: back })
            if (depart && back && !isPhone) onDone()
          }}
        />
      ) : (
        <DatePicker
          {...shared}
          value={draft.depart}
          onChange={(depart) => {
            onChange({ depart })
            if (depart && !isPhone) onDone()
          }}
        />
      )}
      <p className={css.help} aria-live="polite">
        {isRound && draft.depart && !draft.return ? 'Now choose the day of the return.' : 'Days are local to each airport.'}
        <PricesNote prices={prices} />
      </p>
    </div>
  )
}
