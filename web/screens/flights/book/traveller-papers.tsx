import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { DateInput } from '../../../products/checkout/date-input.tsx'
import css from './traveller-card.module.css'

type PassportProps = {
  of: (name: string) => ReturnType<Fields['field']>
  countries: readonly { code: string; name: string }[]
}

/** The passport of one traveller; only if the airline requires it before booking. */
export function PassportFields({ of, countries }: PassportProps) {
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

type LoyaltyProps = {
  of: (name: string) => ReturnType<Fields['field']>
  /** Airlines whose numbers this booking accepts. */
  programmes: readonly { code: string; name: string }[]
}

/** A frequent-flyer number of one traveller; only if the airline accepts any. */
export function LoyaltyFields({ of, programmes }: LoyaltyProps) {
  return (
    <>
      <h3 className={css.part}>
        Frequent flyer <span className={css.optional}>optional</span>
      </h3>
      <div className={css.fields} data-loyalty>
        <NativeSelect
          label="Programme of"
          data={[{ value: '', label: 'None' }, ...programmes.map(({ code, name }) => ({ value: code, label: name }))]}
          {...of('loyalty.airline')}
        />
        <TextInput
          label="Frequent-flyer number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...of('loyalty.number')}
        />
      </div>
    </>
  )
}
