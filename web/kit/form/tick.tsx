import { type ComponentProps, useId } from 'react'
import css from './tick.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: string
  /** A line under the label. */
  description?: string
}

/** Yes or no: a box to tick, or with `role="switch"` a switch. */
export function Tick({ label, description, className, ...input }: Props) {
  const id = useId()
  return (
    <div className={`${css.tick} ${className ?? ''}`}>
      <input {...input} type="checkbox" id={id} aria-describedby={description && `${id}-description`} />
      <label htmlFor={id}>{label}</label>
      {description && (
        <p id={`${id}-description`} className={css.description}>
          {description}
        </p>
      )}
    </div>
  )
}
