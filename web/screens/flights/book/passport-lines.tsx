import { useId, useState } from 'react'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { toTypedDate } from '../../../products/checkout/typed-date.ts'
import css from './passport-lines-field.module.css'
import { readPassport } from './read-passport.ts'

export interface PassportLinesProps {
  /** The server's date, which determines the century of a birth. */
  today: string
  countries: readonly { code: string; iso3: string }[]
  /** Called with the traveller's fields by name, such as `familyName` and `document.number`. */
  onRead: (fields: Record<string, string>) => void
}

const days: ReadonlySet<string> = new Set(['bornOn', 'document.expiresOn'])

/** Dates as they are entered in the form. */
const withTypedDates = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, days.has(name) ? toTypedDate(value) : value]))

/** The machine-readable lines of a passport, typed, pasted or scanned: their check digits reveal a typing error at once. */
export function PassportLines({ today, countries, onRead }: PassportLinesProps) {
  const [answer, setAnswer] = useState<{ problem: string | null } | null>(null)
  const status = useId()
  const read = (text: string) => {
    if (!text.trim()) return setAnswer(null)
    const found = readPassport(text, today, countries)
    setAnswer({ problem: found.problem })
    if (found.fields) onRead(withTypedDates(found.fields))
  }
  return (
    <>
      <Textarea
        label="Type or paste the two lines at the foot of the passport"
        inputClass={css.lines}
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
          // A paste or a scanner enters both lines at once; typed lines are validated when the field is left.
          if (answer?.problem || value.replaceAll(/\s/g, '').length >= 88) read(value)
        }}
      />
      <p id={status} role="status" className={css.done}>
        {answer?.problem === null && 'Read successfully. Check it: the lines have no accents and no hyphens.'}
      </p>
    </>
  )
}
