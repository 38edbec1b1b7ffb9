import { IconBulb } from '@tabler/icons-react'
import { type NameHint, nameHints, type TypedName } from '#domain/flights/people/name-hints.ts'
import css from './name-hints.module.css'

type Props = {
  /** The names as they are typed; the hints update with them. */
  names: TypedName
  onFix: (fix: NonNullable<NameHint['fix']>) => void
}

const what = { givenName: 'Given name', familyName: 'Family name' } as const

const fixWords = ({ givenName, familyName }: NonNullable<NameHint['fix']>): string =>
  givenName && familyName ? `${givenName} · ${familyName}` : (givenName ?? familyName ?? '')

/** Unusual names of a traveller, each with one click to correct it. They do not block the form. */
export function NameHints({ names, onFix }: Props) {
  const hints = nameHints(names)
  return (
    <ul className={css.hints} aria-live="polite">
      {hints.map(({ field, message, fix }) => (
        <li key={field} className={css.hint}>
          <IconBulb size={16} stroke={1.5} aria-hidden="true" />
          <span>
            {what[field]}: {message}
          </span>
          {fix && (
            <button type="button" className={css.fix} onClick={() => onFix(fix)}>
              Use “{fixWords(fix)}”
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
