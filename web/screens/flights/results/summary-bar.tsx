import { IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import type { SearchDraft } from '../search/search-draft.ts'
import { SearchForm } from '../search/search-form.tsx'
import { SearchTitle } from './search-title.tsx'
import css from './summary-bar.module.css'

/** What was searched for, always in sight; opens the form in place to change it. */
export function SummaryBar({ draft, today }: { draft: SearchDraft; today: LocalDate }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.bar}>
      <div className={css.line}>
        <SearchTitle draft={draft} />
        <button type="button" className={css.edit} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? (
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          ) : (
            <IconPencil size={16} stroke={1.5} aria-hidden="true" />
          )}
          {isOpen ? 'Close' : 'Edit'} <span className="visually-hidden">search</span>
        </button>
      </div>
      {isOpen && (
        <div className={css.form}>
          <SearchForm initial={draft} today={today} />
        </div>
      )}
    </div>
  )
}
