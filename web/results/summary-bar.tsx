import { IconPencil, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import css from './summary-bar.module.css'

type Props = {
  /** The search in two lines. */
  title: ReactNode
  /** Called before the form opens, to load its code. */
  onNear: () => void
  /** True if the form was open when the page was left. */
  startsOpen: boolean
  /** The search form. */
  children: ReactNode
}

/** A sticky summary of the search; opens the form in place. */
export function SummaryBar({ title, onNear, startsOpen, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <div className={css.bar} data-results-header>
      <div className={css.line}>
        {title}
        <button
          type="button"
          className="plain-button"
          aria-expanded={isOpen}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          ) : (
            <IconPencil size={16} stroke={1.5} aria-hidden="true" />
          )}
          <span className={css.action}>{isOpen ? 'Close' : 'Edit'}</span> <span className="visually-hidden">search</span>
        </button>
      </div>
      {isOpen && <div className={css.form}>{children}</div>}
    </div>
  )
}
