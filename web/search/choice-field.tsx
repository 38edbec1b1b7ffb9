import type { FocusEvent, ReactNode } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { Cell } from './cell.tsx'
import css from './choice-field.module.css'
import { ListUnder } from './list-under.tsx'
import { meantName } from './meant-name.ts'
import type { Choice } from './use-choice.ts'

type Props<T> = {
  label: string
  /** Of the field in the form and its problem: `from`, `more.0.to`. */
  name: string
  choice: Choice<T>
  /** What a form without scripts sends for one of those that are offered. */
  send: (value: T) => string
  error: string | undefined
  isPhone: boolean
  /** The list of what is found. */
  children: ReactNode
}

/** A place with type-ahead. On phones the list fills the screen. A text that names nothing stays, with what it may mean under it. */
export function ChoiceField<T>({ label, name, choice, send, error, isPhone, children }: Props<T>) {
  const own = {
    id: `field-${name}`,
    name,
    className: css.input,
    value: choice.text,
    'aria-invalid': Boolean(error),
    'aria-describedby': error && `${name}-problem`,
  }
  return (
    <>
      <Cell label={label} name={name} error={error} htmlFor={own.id} below={<Meant choice={choice} name={name} send={send} />}>
        {isPhone ? (
          <input {...own} readOnly placeholder={choice.typing.placeholder} aria-haspopup="dialog" onClick={choice.open} />
        ) : (
          <input
            {...choice.typing}
            {...own}
            onClick={choice.open}
            onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
            onBlur={choice.leave}
          />
        )}
      </Cell>
      {isPhone ? (
        <Dialog shape="page" title={label} isOpen={choice.isOpen} onClose={choice.leave}>
          <input {...choice.typing} className={css.search} value={choice.list.query} aria-label={label} data-autofocus />
          {children}
        </Dialog>
      ) : (
        choice.isOpen && <ListUnder field={own.id}>{children}</ListUnder>
      )}
    </>
  )
}

type MeantProps<T> = {
  choice: Choice<T>
  /** Of the field. */
  name: string
  /** What a form without scripts sends for it. */
  send: (value: T) => string
}

/** What a text may mean that names nothing: one press takes it. Without scripts the press sends the form with it. */
function Meant<T>({ choice: { meant, labelOf, choose }, name, send }: MeantProps<T>) {
  if (meant.length === 0) return null
  return (
    <p className={css.meant}>
      Did you mean{' '}
      {meant.map((one) => (
        <button
          key={send(one)}
          type="submit"
          name={meantName(name)}
          value={send(one)}
          className="text-button"
          onClick={(event) => {
            event.preventDefault()
            choose(one)
          }}
        >
          {labelOf(one)}
        </button>
      ))}
    </p>
  )
}
