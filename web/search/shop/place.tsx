import { Cell } from '../cell.tsx'
import choice from '../choice-field.module.css'
import { meantName } from '../meant-name.ts'
import css from './place.module.css'
import { useProblem } from './problems.ts'

type Props = {
  /** The prefix of the form's ids. */
  id: string
  label: string
  name: string
  text: string
  placeholder: string
  /** What a text that names nothing may mean: in words, and as the form sends it. */
  meant: readonly { label: string; value: string }[]
}

/** A place: a text that the server reads; the form's script suggests places as one types. On phones the field and its list fill the screen. */
export function PlainPlace({ id, label, name, text, placeholder, meant }: Props) {
  const { error, control } = useProblem(name)
  return (
    <div className={css.place} data-place={name}>
      <div className={css.sheet} data-sheet>
        <Cell label={label} name={name} error={error} htmlFor={`${id}-${name}`} below={<Meant name={name} meant={meant} />}>
          <input
            id={`${id}-${name}`}
            name={name}
            className={choice.input}
            defaultValue={text}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={80}
            {...control}
          />
        </Cell>
        <button type="button" className={css.close} aria-label="Close" data-close-sheet>
          ×
        </button>
      </div>
    </div>
  )
}

/** One press sends the form with it; the form's script takes it into the field instead. */
const Meant = ({ name, meant }: Pick<Props, 'name' | 'meant'>) =>
  meant.length > 0 && (
    <p className={choice.meant} data-meant>
      Did you mean{' '}
      {meant.map(({ label, value }) => (
        <button key={value} type="submit" name={meantName(name)} value={value} className="text-button">
          {label}
        </button>
      ))}
    </p>
  )
