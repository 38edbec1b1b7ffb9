import type { InputHTMLAttributes } from 'react'
import css from './contact-form.module.css'

type Props = {
  id: string
  name: string
  label: string
  value: string
  problem?: string
  isLong?: boolean
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'required' | 'maxLength'>
}

/** A text field with its name above and what is wrong with it below. */
export function FormField({ id, name, label, value, problem, isLong = false, input = {} }: Props) {
  const told = problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {}
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea id={id} name={name} rows={6} defaultValue={value} required maxLength={4000} {...told} />
      ) : (
        <input id={id} name={name} defaultValue={value} {...input} {...told} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={css.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
