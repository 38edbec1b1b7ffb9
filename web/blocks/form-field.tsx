import type { InputHTMLAttributes } from 'react'
import css from './contact-form.module.css'

type Props = {
  id: string
  name: string
  label: string
  value: string
  /** What the server found wrong. */
  problem?: string
  /** What is said once the field is left and the browser finds it wrong; null where nothing is asked of it. */
  rule: string | null
  isLong?: boolean
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'required' | 'maxLength'>
}

/** A text field with its name above and what is wrong with it below. Pages without scripts show and hide that by style alone. */
export function FormField({ id, name, label, value, problem, rule, isLong = false, input = {} }: Props) {
  const says = problem ?? rule
  const told = { 'aria-invalid': problem ? true : undefined, 'aria-describedby': says ? `${id}-problem` : undefined }
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea id={id} name={name} rows={6} defaultValue={value} required minLength={5} maxLength={4000} {...told} />
      ) : (
        <input id={id} name={name} defaultValue={value} {...input} {...told} />
      )}
      {says && (
        <p id={`${id}-problem`} className={css.problem} data-told={problem ? true : undefined}>
          {says}
        </p>
      )}
    </div>
  )
}
