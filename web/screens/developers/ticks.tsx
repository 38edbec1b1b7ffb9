import { Tick } from '../../kit/form/tick.tsx'
import css from './developers.module.css'

type Props = {
  label: string
  /** Of `useFields`: its value is the chosen ones, separated by spaces. */
  field: { id: string; name: string; error: string | undefined; defaultValue: string }
  choices: readonly { value: string; label: string; description?: string }[]
}

/** Several of a few: checkboxes of one name, with their error. */
export function Ticks({ label, field: { id, name, error, defaultValue }, choices }: Props) {
  const chosen = defaultValue.split(' ')
  return (
    <fieldset id={id} className={css.group} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      {choices.map(({ value, ...words }) => (
        <Tick key={value} {...words} name={name} value={value} defaultChecked={chosen.includes(value)} />
      ))}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
