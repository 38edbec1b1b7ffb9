import type { LocalDate } from '#domain/dates.ts'
import css from './dates-field.module.css'
import { shortDay } from '../../../search/day-words.ts'
import { FieldPanel } from '../../../search/field-panel.tsx'
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
  const isRound = draft.trip === 'round-trip'
  const panel = {
    isPhone,
    placeholder: 'Add a date',
    side: 'middle' as const,
    onNear: DatesCalendar.ready,
    children: (close: () => void) => (
      <DatesCalendar draft={draft} onChange={onChange} onDone={close} today={today} isPhone={isPhone} />
    ),
  }
  return (
    <div className={css.pair} data-round={isRound || undefined}>
      <FieldPanel
        {...panel}
        label="Departure"
        name="depart"
        error={problems.depart}
        value={draft.depart && shortDay(draft.depart)}
      />
      {isRound && (
        <FieldPanel
          {...panel}
          label="Return"
          name="return"
          error={problems.return}
          value={draft.return && shortDay(draft.return)}
        />
      )}
      <noscript>
        <label>
          Departure <input type="date" name="depart" required defaultValue={draft.depart ?? ''} />
        </label>
        <label>
          Return <input type="date" name="return" defaultValue={draft.return ?? ''} />
        </label>
      </noscript>
    </div>
  )
}
