import { Cell } from '../cell.tsx'
import choice from '../choice-field.module.css'
import css from './place.module.css'

type Props = {
  /** The prefix of the form's ids. */
  id: string
  label: string
  name: string
  text: string
  placeholder: string
}

/** A place: a text that the server resolves; the form's script adds type-ahead. On phones the field and its list fill the screen. */
export const PlainPlace = ({ id, label, name, text, placeholder }: Props) => (
  <div className={css.place} data-place={name}>
    <div className={css.sheet} data-sheet>
      <Cell label={label} name={name} htmlFor={`${id}-${name}`}>
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
        />
      </Cell>
      <button type="button" className={css.close} aria-label="Close" data-close-sheet>
        ×
      </button>
    </div>
  </div>
)
