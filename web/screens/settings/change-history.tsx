import type { AgencyChange } from '#contract/agency.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import css from './settings.module.css'

type Props = {
  changes: readonly AgencyChange[]
  /** The labels of the fields by name; a field without one is not named. */
  labels: Record<string, string>
}

const isShort = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80)

function wordsOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === '' ? 'empty' : String(value)
}

/** Who changed these settings, and from what to what: the latest first. */
export function ChangeHistory({ changes, labels }: Props) {
  if (changes.length === 0) return null
  return (
    <DetailSection title="History" help="The latest changes of these settings.">
      <ul className={css.changes}>
        {changes.map(({ id, by, at, fields }) => {
          const named = fields.filter(({ name }) => labels[name])
          return (
            <li key={id}>
              <p>
                {by} changed {named.map(({ name }) => labels[name]?.toLowerCase()).join(', ') || 'these settings'}
              </p>
              {named.map(({ name, before, after }) =>
                isShort(before) && isShort(after) ? (
                  <p key={name} className={css.quiet}>
                    {labels[name]}: {wordsOf(before)} → {wordsOf(after)}
                  </p>
                ) : null,
              )}
              <p className={css.quiet}>
                <DateText value={at} withTime />
              </p>
            </li>
          )
        })}
      </ul>
    </DetailSection>
  )
}
