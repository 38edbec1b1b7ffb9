import { TextInput } from '../../../kit/form/text-input.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { DateInput } from '../../../products/checkout/date-input.tsx'
import { PersonCard } from '../../../products/checkout/person-card.tsx'
import css from './insured-fields.module.css'

type Props = {
  ages: readonly number[]
  field: Fields['field']
  /** Initial values of the fields, by path. */
  start: Record<string, string>
}

/** A row for each insured, in the order of the ages that were priced. */
export const InsuredFields = ({ ages, field, start }: Props) => (
  <PersonCard title="Who is insured">
    {ages.map((age, index) => {
      const of = (part: string) => field(`insured.${index}.${part}`, start[`insured.${index}.${part}`])
      const heading = `insured-${index}`
      return (
        <div key={index} role="group" aria-labelledby={heading} className={css.person}>
          <p id={heading} className={css.who}>
            Person {index + 1}, {age === 1 ? '1 year' : `${age} years`} on the first day
          </p>
          <div className={css.fields}>
            <TextInput label="Given name" maxLength={60} autoComplete={index === 0 ? 'given-name' : 'off'} {...of('givenName')} />
            <TextInput
              label="Family name"
              maxLength={60}
              autoComplete={index === 0 ? 'family-name' : 'off'}
              {...of('familyName')}
            />
            <DateInput label="Date of birth" {...of('bornOn')} autoComplete={index === 0 ? 'bday' : 'off'} />
          </div>
        </div>
      )
    })}
  </PersonCard>
)

/** Who concludes the contract with the insurer. */
export const PolicyholderFields = ({ field, start }: Omit<Props, 'ages'>) => {
  const of = (part: string) => field(`policyholder.${part}`, start[`policyholder.${part}`])
  return (
    <PersonCard title="Policyholder">
      <p className={css.who}>Who concludes the contract with the insurer. It is an adult, insured or not.</p>
      <div className={css.fields}>
        <TextInput label="Given name" maxLength={60} autoComplete="given-name" {...of('givenName')} />
        <TextInput label="Family name" maxLength={60} autoComplete="family-name" {...of('familyName')} />
        <TextInput label="Street and number" maxLength={120} autoComplete="street-address" {...of('street')} />
        <TextInput label="City" maxLength={80} autoComplete="address-level2" {...of('city')} />
      </div>
    </PersonCard>
  )
}
