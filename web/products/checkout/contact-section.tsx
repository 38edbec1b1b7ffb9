import { DetailSection } from '../../kit/detail-section.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import type { Fields } from '../../kit/form/use-fields.ts'
import { useRegional } from '../../kit/regional.ts'
import css from './contact-section.module.css'
import type { DialingCode } from './phone-number.ts'

type Props = {
  field: Fields['field']
  /** Initial values of the fields, by path. */
  start: Record<string, string>
  dialing: readonly DialingCode[]
  /** What is sent there, a sentence or two. */
  help: string
}

/** The contact for documents and the supplier's schedule changes. Posts `contact.email`, `contact.phoneCountry` and `contact.phone`. */
export function ContactSection({ field, start, dialing, help }: Props) {
  const { country } = useRegional()
  return (
    <DetailSection title="Contact" help={help}>
      <div className={css.fields}>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          {...field('contact.email', start['contact.email'])}
        />
        <div className={css.phone}>
          <NativeSelect
            label="Country code"
            data={dialing.map((one) => ({ value: one.country, label: one.label }))}
            {...field('contact.phoneCountry', start['contact.phoneCountry'] || country)}
          />
          <TextInput
            label="Phone"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            {...field('contact.phone', start['contact.phone'])}
          />
        </div>
      </div>
    </DetailSection>
  )
}
