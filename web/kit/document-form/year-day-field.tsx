import { Field } from '../form/field.tsx'
import input from '../form/input.module.css'
import { Select } from '../form/select.tsx'
import { monthNames } from '../month-names.ts'
import css from './document-form.module.css'

const LONGEST_MONTH = 31
const twoDigits = (number: number) => String(number).padStart(2, '0')

interface Props {
  id: string
  label: string
  description: string | undefined
  error: string | undefined
  /** `12-24` */
  value: string
  onChange: (value: string) => void
}

/** A day of every year: day and month. */
export function YearDayField({ value, onChange, ...words }: Props) {
  const [month = '01', day = '01'] = value.split('-')
  return (
    <Field {...words}>
      {(attributes) => (
        <span className={css.yearDay}>
          <Select
            {...attributes}
            className={input.input}
            value={day}
            onChange={({ currentTarget }) => onChange(`${month}-${currentTarget.value}`)}
          >
            {Array.from({ length: LONGEST_MONTH }, (_, at) => (
              <option key={twoDigits(at + 1)} value={twoDigits(at + 1)}>
                {at + 1}
              </option>
            ))}
          </Select>
          <Select
            aria-label={`${words.label}, month`}
            className={input.input}
            value={month}
            onChange={({ currentTarget }) => onChange(`${currentTarget.value}-${day}`)}
          >
            {monthNames.map((name, at) => (
              <option key={name} value={twoDigits(at + 1)}>
                {name}
              </option>
            ))}
          </Select>
        </span>
      )}
    </Field>
  )
}
