import { IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import { cabinLabels } from '../../../products/flight/fare-words.ts'
import { type SearchDraft, travellerWords } from '../search/search-draft.ts'
import { SearchForm } from '../search/search-form.tsx'
import { daysWords, legsTravelled } from './route-words.ts'
import css from './summary-bar.module.css'

/** What was searched for, always in sight; opens the form in place to change it. */
export function SummaryBar({ draft, today }: { draft: SearchDraft; today: LocalDate }) {
  const [isOpen, setOpen] = useState(false)
  const facts = [daysWords(draft), travellerWords(draft), cabinLabels[draft.cabin], draft.directOnly ? 'Direct only' : null]
  return (
    <div className={css.bar}>
      <div className={css.line}>
        <div className={css.words}>
          <h1 className={css.title}>
            {legsTravelled(draft).map((leg, index, legs) => (
              <span key={index} className={css.leg}>
                {legs[index - 1]?.to?.code !== leg.from?.code && (
                  <>
                    {index > 0 && ', '}
                    {leg.from?.city ?? 'Anywhere'} <span className={css.code}>{leg.from?.code}</span>
                  </>
                )}{' '}
                <span aria-hidden="true">{draft.trip === 'round-trip' ? '⇄' : '→'}</span>
                <span className="visually-hidden">to</span> {leg.to?.city ?? 'anywhere'}{' '}
                <span className={css.code}>{leg.to?.code}</span>
              </span>
            ))}
          </h1>
          <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
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
