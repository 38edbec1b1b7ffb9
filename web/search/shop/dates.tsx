import type { LocalDate } from '#domain/dates.ts'
import { Cell } from '../cell.tsx'
import choice from '../choice-field.module.css'
import { shortDay } from '../day-words.ts'
import css from './dates.module.css'
import { useProblem } from './problems.ts'

type Props = {
  id: string
  /** One or two dates. */
  days: readonly { label: string; name: string; value: LocalDate | null }[]
}

type DayProps = Pick<Props, 'id'> & Props['days'][number]

function PlainDay({ id, label, name, value }: DayProps) {
  const { error, control } = useProblem(name)
  return (
    <Cell label={label} name={name} error={error} htmlFor={`${id}-${name}`}>
      <input
        id={`${id}-${name}`}
        name={name}
        className={choice.input}
        defaultValue={value ? shortDay(value) : ''}
        placeholder="Add a date"
        title="A day such as 24 Dec"
        autoComplete="off"
        data-day={value ?? ''}
        {...control}
      />
    </Cell>
  )
}

/** One day, or the first and the last of several, typed in any usual form; the form's script adds a calendar. */
export const PlainDates = ({ id, days }: Props) => (
  <div className={css.pair} data-day-fields data-round={days.length > 1 || undefined}>
    {days.map((day) => (
      <PlainDay key={day.name} id={id} {...day} />
    ))}
  </div>
)
