import { NativeSelect } from '@mantine/core'
import type { LocalDate } from '#domain/dates.ts'
import { typedProblem } from '#domain/flights/traveller-rules.ts'
import type { field } from '../../../kit/form/field.ts'
import { CheckedInput } from '../../../products/checkout/checked-input.tsx'
import { DateInput } from '../../../products/checkout/date-input.tsx'
import css from './traveller-card.module.css'
import { expiryProblem } from './traveller-fields.ts'

type Props = {
  of: (name: string) => { outcome: Parameters<typeof CheckedInput>[0]['outcome']; name: string; start: string | undefined }
  select: (name: string) => ReturnType<typeof field>
  countries: readonly { code: string; name: string }[]
  lastDay: LocalDate
}

/** The passport of one traveller; only where the airline asks for it before booking. */
export function PassportFields({ of, select, countries, lastDay }: Props) {
  return (
    <>
      <h3 className={css.part}>Passport</h3>
      <div className={css.fields} data-passport>
        <CheckedInput
          label="Passport number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          check={(value) => typedProblem('document.number', value)}
          {...of('document.number')}
        />
        <NativeSelect
          label="Issuing country"
          data={[{ value: '', label: 'Choose' }, ...countries.map(({ code, name }) => ({ value: code, label: name }))]}
          {...select('document.country')}
        />
        <DateInput label="Date of expiry" autoComplete="off" check={expiryProblem(lastDay)} {...of('document.expiresOn')} />
      </div>
    </>
  )
}
