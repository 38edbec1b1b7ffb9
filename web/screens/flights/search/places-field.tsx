import { IconArrowsExchange } from '@tabler/icons-react'
import css from './fields.module.css'
import { PlaceField } from './place-field.tsx'
import type { SearchDraft, SearchProblems } from './search-draft.ts'

type Props = {
  draft: SearchDraft
  onChange: (change: Partial<SearchDraft>) => void
  problems: SearchProblems
  isPhone: boolean
}

/** Origin and destination, and a button that swaps them. */
export function PlacesField({ draft: { from, to, fromText, toText }, onChange, problems, isPhone }: Props) {
  return (
    <div className={css.places}>
      <PlaceField
        label="From"
        name="from"
        value={from}
        unknown={fromText}
        onChange={(place, text) => onChange({ from: place, fromText: text })}
        error={problems.from}
        isPhone={isPhone}
      />
      <button
        type="button"
        className={css.swap}
        aria-label="Swap from and to"
        onClick={() => onChange({ from: to, to: from, fromText: toText, toText: fromText })}
      >
        <IconArrowsExchange size={16} stroke={1.5} aria-hidden="true" />
      </button>
      <PlaceField
        label="To"
        name="to"
        value={to}
        unknown={toText}
        onChange={(place, text) => onChange({ to: place, toText: text })}
        error={problems.to}
        isPhone={isPhone}
      />
    </div>
  )
}
