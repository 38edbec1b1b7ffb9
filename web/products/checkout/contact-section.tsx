import { NativeSelect, TextInput } from '@mantine/core'
import { typedProblem } from '#domain/flights/traveller-rules.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { field } from '../../kit/form/field.ts'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { CheckedInput } from './checked-input.tsx'
import css from './contact-section.module.css'
import type { DialingCode } from './phone-number.ts'

type Props = {
  outcome: FormOutcome | object | null | undefined
  /** What the fields hold at first, by path. */
  start: Record<string, string>
  dialing: readonly DialingCode[]
  /** What goes there, a sentence or two. */
  help: string
}

/** Where the documents and the supplier's news of changes go. Posts `contact.email`, `contact.phoneCountry` and `contact.phone`. */
export function ContactSection({ outcome, start, dialing, help }: Props) {
  return (
    <DetailSection title="Contact" help={help}>
      <div className={css.fields}>
        <CheckedInput
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          outcome={outcome}
          name="contact.email"
          start={start['contact.email']}
          check={(value) => typedProblem('email', value)}
        />
        <div className={css.phone}>
          <NativeSelect
            label="Country code"
            data={dialing.map(({ country, label }) => ({ value: country, label }))}
            {...field(outcome, 'contact.phoneCountry', start['contact.phoneCountry'] ?? 'NG')}
          />
          <TextInput
            label="Phone"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            placeholder="0803 123 4567"
            {...field(outcome, 'contact.phone', start['contact.phone'])}
          />
        </div>
      </div>
    </DetailSection>
  )
}
