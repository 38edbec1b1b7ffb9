import { type ComponentProps, useId } from 'react'
import css from './tick.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: string
  /** A line under the label. */
  description?: string
  /** Rendered as a switch: it takes effect at once. */
  isSwitch?: boolean
}

/** A checkbox or a switch. */
export function Tick({ label, description, isSwitch, className, ...input }: Props) {
  const id = useId()
  return (
    <div className={`${css.tick} ${className ?? ''}`}>
      <input
        {...input}
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        id={id}
        aria-describedby={description && `${id}-description`}
      />
      <label htmlFor={id}>{label}</label>
      {description && (
        <p id={`${id}-description`} className={css.description}>
          {description}
        </p>
      )}
    </div>
  )
}
