import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import { calendarProps } from './calendar.ts'
import css from './dates-field.module.css'
import { shortDay } from './day-words.ts'
import { FieldPanel } from './field-panel.tsx'
import { PricesNote, usePricedDays } from './priced-day.tsx'
import type { SearchDraft, SearchProblems } from './search-draft.ts'
import { useKnownPrices } from './use-known-prices.ts'

type Props = {
  draft: SearchDraft
  onChange: (change: Partial<SearchDraft>) => void
  problems: SearchProblems
  today: LocalDate
  isPhone: boolean
}

/** Departure and, for a round trip, return: one calendar of two months for both. Days airlines do not sell cannot be chosen. */
export function DatesField({ draft, onChange, problems, today, isPhone }: Props) {
  const [open, setOpen] = useState<'depart' | 'return' | null>(null)
  const isRound = draft.trip === 'round-trip'
  const prices = useKnownPrices(draft, today, open !== null)
  const shared = {
    ...calendarProps({ first: today, today }, isPhone),
    ...usePricedDays(prices),
    defaultDate: draft.depart ?? today,
  }
  const calendar = isRound ? (
    <DatePicker
      {...shared}
      type="range"
      allowSingleDateInRange
      value={[draft.depart, draft.return]}
      onChange={([depart, back]) => {
        onChange({ depart, return: back })
        if (depart && back && !isPhone) setOpen(null)
      }}
    />
  ) : (
    <DatePicker
      {...shared}
      value={draft.depart}
      onChange={(depart) => {
        onChange({ depart })
        if (depart && !isPhone) setOpen(null)
      }}
    />
  )
  const help = (
    <p className={css.help} aria-live="polite">
      {isRound && draft.depart && !draft.return ? 'Now choose the day of the return.' : 'Days are local to each airport.'}
      <PricesNote prices={prices} />
    </p>
  )
  const panel = { isPhone, placeholder: 'Add a date' }
  return (
    <div className={css.pair} data-round={isRound || undefined}>
      <FieldPanel
        {...panel}
        label="Departure"
        name="depart"
        error={problems.depart}
        value={draft.depart && shortDay(draft.depart)}
        isOpen={open === 'depart'}
        onOpen={(is) => setOpen(is ? 'depart' : null)}
        position="bottom"
      >
        {calendar}
        {help}
      </FieldPanel>
      {isRound && (
        <FieldPanel
          {...panel}
          label="Return"
          name="return"
          error={problems.return}
          value={draft.return && shortDay(draft.return)}
          isOpen={open === 'return'}
          onOpen={(is) => setOpen(is ? 'return' : null)}
          position="bottom"
        >
          {calendar}
          {help}
        </FieldPanel>
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
