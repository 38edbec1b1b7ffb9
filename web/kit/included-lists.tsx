import { IconCheck, IconX } from '@tabler/icons-react'
import css from './included-lists.module.css'

interface Props {
  included: readonly string[]
  excluded: readonly string[]
}

/** What a price includes and what it does not, side by side. */
export const IncludedLists = ({ included, excluded }: Props) => (
  <div className={css.lists}>
    {included.length > 0 && (
      <ul aria-label="Included">
        {included.map((text) => (
          <li key={text} data-in>
            <IconCheck size={18} stroke={1.75} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    )}
    {excluded.length > 0 && (
      <ul aria-label="Not included">
        {excluded.map((text) => (
          <li key={text}>
            <IconX size={18} stroke={1.75} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    )}
  </div>
)
