import { NativeSelect } from '../kit/form/native-select.tsx'
import css from './count-row.module.css'

type Props = {
  legend: string
  /** Null while none is selected. */
  ages: readonly (number | null)[]
  /** Inclusive, in years. */
  from: number
  to: number
  /** Whether a missing age is marked as invalid. */
  isWrong: boolean
  /** The room, if there are several: `room 2`. */
  of?: string
  onChange: (ages: (number | null)[]) => void
}

/** The age of each child. */
export function ChildAges({ legend, ages, from, to, isWrong, of, onChange }: Props) {
  if (ages.length === 0) return null
  const choices = Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
  return (
    <fieldset className={css.ages}>
      <legend>{legend}</legend>
      {ages.map((age, index) => (
        <NativeSelect
          key={index}
          aria-label={`Age of child ${index + 1}${of ? ` in ${of}` : ''}`}
          value={age ?? ''}
          error={age === null && isWrong}
          data={[{ value: '', label: 'Age' }, ...choices.map((each) => ({ value: each, label: `${each} years` }))]}
          onChange={({ currentTarget: { value } }) => onChange(ages.with(index, value ? Number(value) : null))}
        />
      ))}
    </fieldset>
  )
}

/** As many ages as there are children: added ones have none yet. */
export const ageCount = (ages: readonly (number | null)[], count: number): (number | null)[] =>
  Array.from({ length: count }, (_, at) => ages[at] ?? null)
