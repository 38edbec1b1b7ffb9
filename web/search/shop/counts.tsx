import { IconMinus, IconPlus } from '@tabler/icons-react'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import stepper from '../../kit/form/stepper.module.css'
import rows from '../count-row.module.css'
import css from './counts.module.css'

type CountProps = {
  label: string
  help: string
  /** The name of the field; one without a name is only for the script. */
  name?: string
  /** The key that the script counts: `adults`. */
  kind: string
  value: number
  least?: number
  most: number
}

/** A number of one type: typed, or by the two buttons of the form's script. */
export const PlainCount = ({ label, help, name, kind, value, least = 0, most }: CountProps) => (
  <div className={rows.row} data-count={kind} {...(name ? {} : { 'data-with-script': '' })}>
    <p className={rows.words}>
      {label} <span className={rows.help}>{help}</span>
    </p>
    <div className={`${stepper.stepper} ${css.stepper}`} role="group" aria-label={`${label}, ${help}`}>
      <button type="button" aria-label={`Fewer ${label.toLowerCase()}`} data-step="-1" data-with-script>
        <IconMinus size={16} stroke={1.5} aria-hidden="true" />
      </button>
      <input
        type="number"
        name={name}
        aria-label={label}
        min={least}
        max={most}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
      />
      <button type="button" aria-label={`More ${label.toLowerCase()}`} data-step="1" data-with-script>
        <IconPlus size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  </div>
)

type AgesProps = {
  legend: string
  ages: readonly (number | null)[]
  /** Inclusive, in years. */
  from: number
  to: number
  /** The most children. */
  most: number
}

/** The age of each child. Without a script all fields are shown, and empty ones are ignored. */
export function PlainAges({ legend, ages, from, to, most }: AgesProps) {
  const choices = Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
  return (
    <fieldset className={rows.ages} data-ages>
      <legend>{legend}</legend>
      {Array.from({ length: most }, (_, index) => (
        <NativeSelect
          key={index}
          name="children"
          aria-label={`Age of child ${index + 1}`}
          defaultValue={ages[index] ?? ''}
          autoComplete="off"
          data={[{ value: '', label: 'Age' }, ...choices.map((each) => ({ value: each, label: `${each} years` }))]}
        />
      ))}
    </fieldset>
  )
}
