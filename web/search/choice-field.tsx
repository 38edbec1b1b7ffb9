import type { FocusEvent, ReactNode } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { Cell } from './cell.tsx'
import css from './choice-field.module.css'
import { ListUnder } from './list-under.tsx'
import { meantName } from './meant-name.ts'
import type { Choice } from './use-choice.ts'
import { useTypedBefore } from './use-typed-before.ts'

type Props<T> = {
  label: string
  /** The name of the form field and of its error: `from`, `more.0.to`. */
  name: string
  choice: Choice<T>
  /** The value that a form without scripts posts for a suggestion. */
  send: (value: T) => string
  error: string | undefined
  isPhone: boolean
  /** The list of suggestions. */
  children: ReactNode
}

/** A place with type-ahead. On phones the list fills the screen. An unknown text stays, with suggestions below it. */
export function ChoiceField<T>({ label, name, choice, send, error, isPhone, children }: Props<T>) {
  const own = {
    id: `field-${name}`,
    name,
    className: css.input,
    value: choice.text,
    'aria-invalid': Boolean(error),
    'aria-describedby': error && `${name}-problem`,
  }
  useTypedBefore(own.id, choice.text, (typed, isFocused) => void choice.takeOver(typed, isFocused))
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
  /** The name of the field. */
  name: string
  /** The value that a form without scripts posts for it. */
  send: (value: T) => string
}

/** Suggestions for an unknown text: one press selects. Without scripts the press submits the form with it. */
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
