import css from './segments.module.css'

type Props<Value extends string> = {
  name: string
  /** The label for screen readers. */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  /** Without it the input is uncontrolled: `value` is its initial value. */
  onChange?: (value: Value) => void
}

/** A segmented control: one of a few options. */
export function Segments<Value extends string>({ name, label, value, options, onChange }: Props<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className={css.segments}>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: option.value === value, autoComplete: 'off' })}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
