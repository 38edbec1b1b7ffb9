import css from './meant.module.css'
import { meantName } from './meant-name.ts'
import type { Choice } from './use-choice.ts'

type Props<T> = {
  choice: Choice<T>
  /** Of the field. */
  name: string
  /** What a form without scripts sends for it. */
  send: (value: T) => string
}

/** What a text may mean that names nothing: one press takes it. Without scripts the press sends the form with it. */
export function Meant<T>({ choice: { meant, labelOf, choose }, name, send }: Props<T>) {
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
