import { InputBase } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { countryOfIssuer, type PassportLines, readPassportLines } from '#domain/flights/passport-lines.ts'
import { toTypedDate } from '../../../products/checkout/typed-date.ts'
import css from './passport-lines-field.module.css'

type Props = {
  label: string
  /** The server's day: it tells the century of a birth. */
  today: string
  countries: readonly { code: string; iso3: string }[]
  /** Gets the traveller's fields by name, such as `familyName` and `document.number`. */
  onRead: (fields: Record<string, string>) => void
}

const fieldsOf = (lines: PassportLines, countries: Props['countries']): Record<string, string> => ({
  familyName: lines.familyName,
  givenName: lines.givenName || lines.familyName,
  bornOn: toTypedDate(lines.bornOn),
  gender: lines.gender ?? '',
  'document.number': lines.number,
  'document.country': countryOfIssuer(lines.issuer, countries) ?? '',
  'document.expiresOn': toTypedDate(lines.expiresOn),
})

/** The two lines at the foot of a passport, typed, pasted or read by a scanner: they carry check digits, so a slip is found at once. */
export function PassportLinesField({ label, today, countries, onRead }: Props) {
  const [answer, setAnswer] = useState<{ problem: string | null } | null>(null)
  const status = useId()
  const read = (text: string) => {
    if (!text.trim()) return setAnswer(null)
    const found = readPassportLines(text, today)
    if ('problem' in found) return setAnswer({ problem: found.problem })
    setAnswer({ problem: null })
    onRead(fieldsOf(found.lines, countries))
  }
  return (
    <details className={css.box}>
      <summary>
        <IconScan size={16} stroke={1.5} aria-hidden="true" />
        Fill in from the passport’s two lines<span className="visually-hidden"> for {label}</span>
      </summary>
      <InputBase
        component="textarea"
        multiline
        label="Type or paste the two lines at the foot of the passport"
        classNames={{ input: css.lines ?? '' }}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        wrap="off"
        placeholder={'P<NGAOKONKWO<<ADAEZE<CHIOMA<<<<<<<<<<<<<<<<<\nA012345674NGA9005047F3101012<<<<<<<<<<<<<<04'}
        error={answer?.problem}
        onBlur={(event) => read(event.currentTarget.value)}
        onInput={(event) => {
          const { value } = event.currentTarget
          // A paste or a scanner brings both lines at once; typing is judged when the field is left.
          if (answer?.problem || value.replaceAll(/\s/g, '').length >= 88) read(value)
        }}
      />
      <p id={status} role="status" className={css.done}>
        {answer?.problem === null && 'Read and checked. Look it over: the lines have no accents and no hyphens.'}
      </p>
    </details>
  )
}
