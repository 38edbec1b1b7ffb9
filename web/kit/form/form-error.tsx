import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import css from './form-error.module.css'
import type { FormOutcome } from './outcome.ts'

type Props = {
  /** What the action returned. */
  outcome: FormOutcome | object | null | undefined
  /** Field names to labels, so that the summary uses the form's words: `{ email: 'E-mail' }`. */
  labels?: Record<string, string>
}

/** The error summary above a form, with a link to each field. It takes the focus, so that it is read out at once. */
export function FormError({ outcome, labels = {} }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const failed = outcome && 'failure' in outcome && 'typed' in outcome ? outcome : null
  const failure = failed?.failure
  // Fixed errors leave the list; only a new response takes the focus.
  const answer = failed?.typed
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  if (!failure) return null
  const fields = Object.entries(failure.fields)
  return (
    <div ref={box} className={css.box} role="alert" tabIndex={-1}>
      <IconAlertCircle size={20} stroke={1.5} aria-hidden="true" />
      <div>
        <p className={css.title}>{failure.title}</p>
        {fields.length === 0 && <p>{failure.body}</p>}
        {fields.length > 0 && (
          <ul className={css.list}>
            {fields.map(([name, message]) => (
              <li key={name}>
                <a href={`#field-${name}`}>{labels[name] ? `${labels[name]}: ${message}` : message}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
