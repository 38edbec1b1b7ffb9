import { TextInput } from '../../../kit/form/text-input.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { DateInput } from '../../../products/checkout/date-input.tsx'
import { PersonCard } from '../../../products/checkout/person-card.tsx'
import { PersonFields } from '../../../products/checkout/person-fields.tsx'

type Props = {
  ages: readonly number[]
  field: Fields['field']
  /** Initial values of the fields, by path. */
  start: Record<string, string>
  /** Whether the agency has saved travellers. */
  hasSaved: boolean
}

/** A row for each insured, in the order of the ages that were priced. */
export const InsuredFields = ({ ages, ...form }: Props) => (
  <PersonCard title="Who is insured">
    {ages.map((age, index) => {
      const path = `insured.${index}`
      const born = `${path}.bornOn`
      const label = `Person ${index + 1}, ${age === 1 ? '1 year' : `${age} years`} on the first day`
      return (
        <PersonFields key={path} {...form} path={path} label={label} isNamed section={index === 0 ? '' : null}>
          <DateInput label="Date of birth" {...form.field(born, form.start[born])} autoComplete={index === 0 ? 'bday' : 'off'} />
        </PersonFields>
      )
    })}
  </PersonCard>
)

/** Who concludes the contract with the insurer. */
export const PolicyholderFields = (form: Omit<Props, 'ages'>) => {
  const of = (part: string) => form.field(`policyholder.${part}`, form.start[`policyholder.${part}`])
  return (
    <PersonCard title="Policyholder">
      <PersonFields
        {...form}
        path="policyholder"
        label="An adult who concludes the contract with the insurer, insured or not"
        isNamed
        section="section-policyholder "
      >
        <TextInput label="Street and number" autoComplete="street-address" {...of('street')} />
        <TextInput label="City" autoComplete="address-level2" {...of('city')} />
      </PersonFields>
    </PersonCard>
  )
}
