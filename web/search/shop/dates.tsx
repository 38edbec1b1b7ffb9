import type { LocalDate } from '#domain/dates.ts'
import { Cell } from '../cell.tsx'
import choice from '../choice-field.module.css'
import { shortDay } from '../day-words.ts'
import css from './dates.module.css'

type Props = {
  id: string
  /** One or two dates. */
  days: readonly { label: string; name: string; value: LocalDate | null }[]
}

/** One date, or the first and the last of several, typed in any usual format; the form's script adds a calendar. */
export const PlainDates = ({ id, days }: Props) => (
  <div className={css.pair} data-day-fields data-round={days.length > 1 || undefined}>
    {days.map(({ label, name, value }) => (
      <Cell key={name} label={label} name={name} htmlFor={`${id}-${name}`}>
        <input
          id={`${id}-${name}`}
          name={name}
          className={choice.input}
          defaultValue={value ? shortDay(value) : ''}
          placeholder="Add a date"
          title="A day such as 24 Dec"
          autoComplete="off"
          data-day={value ?? ''}
        />
      </Cell>
    ))}
  </div>
)
