import type { ReactNode } from 'react'
import css from './cell.module.css'

type Props = {
  label: string
  name: string
  error?: string | undefined
  htmlFor?: string
  /** Below the error. */
  below?: ReactNode
  children: ReactNode
}

/** A field of the search with its label inside and its error below. */
export function Cell({ label, name, error, htmlFor, below, children }: Props) {
  return (
    <div className={css.field} data-field={name}>
      <div className={css.cell} data-invalid={Boolean(error) || undefined}>
        {htmlFor ? (
          <label className={css.label} htmlFor={htmlFor}>
            {label}
          </label>
        ) : (
          <span className={css.label}>{label}</span>
        )}
        {children}
      </div>
      {error && (
        <p className={css.problem} id={`${name}-problem`} role="alert" data-problem>
          {error}
        </p>
      )}
      {below}
    </div>
  )
}
