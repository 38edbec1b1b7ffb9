import { NativeSelect, TextInput } from '@mantine/core'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { DateInput } from '../../../products/checkout/date-input.tsx'
import css from './traveller-card.module.css'

type Props = {
  of: (name: string) => ReturnType<Fields['field']>
  countries: readonly { code: string; name: string }[]
}

/** The passport of one traveller; only where the airline asks for it before booking. */
export function PassportFields({ of, countries }: Props) {
  return (
    <>
      <h3 className={css.part}>Passport</h3>
      <div className={css.fields} data-passport>
        <TextInput
          label="Passport number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...of('document.number')}
        />
        <NativeSelect
          label="Issuing country"
          data={[{ value: '', label: 'Choose' }, ...countries.map(({ code, name }) => ({ value: code, label: name }))]}
          {...of('document.country')}
        />
        <DateInput label="Date of expiry" autoComplete="off" {...of('document.expiresOn')} />
      </div>
    </>
  )
}
