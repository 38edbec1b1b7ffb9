import { NativeSelect } from '@mantine/core'
import { type ChangeEvent, useId } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import { field } from '../../../kit/form/field.ts'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { CheckedInput } from '../../../products/checkout/checked-input.tsx'
import { DateInput } from '../../../products/checkout/date-input.tsx'
import { PassportFields } from './passport-fields.tsx'
import css from './traveller-card.module.css'
import { birthProblem, genderOf, nameProblem, titleOptions } from './traveller-fields.ts'

type Props = {
  index: number
  /** `Adult 1`. */
  label: string
  passenger: OfferPassenger
  outcome: FormOutcome | object | null | undefined
  /** What the fields hold at first, by path. */
  start: Record<string, string>
  lastDay: LocalDate
  /** Countries that issue passports; null where the airline needs none. */
  countries: readonly { code: string; name: string }[] | null
}

const choose = { value: '', label: 'Choose' }

/** Fills in the gender that a title implies, while none is chosen. */
function followTitle({ currentTarget }: ChangeEvent<HTMLSelectElement>): void {
  const gender = currentTarget.form?.elements.namedItem(currentTarget.name.replace('.title', '.gender'))
  if (gender instanceof HTMLSelectElement && gender.value === '') gender.value = genderOf[currentTarget.value] ?? ''
}

/** One traveller as the airline wants them: names and birth as in the passport, and the passport where it is needed. */
export function TravellerCard({ index, label, passenger, outcome, start, lastDay, countries }: Props) {
  const heading = useId()
  const at = (name: string) => `travellers.${index}.${name}`
  const of = (name: string) => ({ outcome, name: at(name), start: start[at(name)] })
  const select = (name: string) => field(outcome, at(name), start[at(name)])
  const autofill = (token: string) => `section-traveller-${index + 1} ${token}`
  return (
    <fieldset className={css.card} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {label}
      </h2>
      <div className={css.fields}>
        <NativeSelect
          label="Title"
          className={css.short}
          data={[choose, ...titleOptions[passenger.type]]}
          autoComplete={autofill('honorific-prefix')}
          onChange={followTitle}
          {...select('title')}
        />
        <CheckedInput
          label="Given name"
          autoComplete={autofill('given-name')}
          autoCapitalize="words"
          spellCheck={false}
          check={nameProblem('givenName')}
          {...of('givenName')}
        />
        <CheckedInput
          label="Family name"
          autoComplete={autofill('family-name')}
          autoCapitalize="words"
          spellCheck={false}
          check={nameProblem('familyName')}
          {...of('familyName')}
        />
        <NativeSelect
          label="Gender"
          className={css.short}
          data={[choose, { value: 'f', label: 'Female' }, { value: 'm', label: 'Male' }]}
          autoComplete={autofill('sex')}
          {...select('gender')}
        />
        <DateInput
          label="Date of birth"
          autoComplete={autofill('bday')}
          check={birthProblem(passenger, lastDay)}
          {...of('bornOn')}
        />
      </div>
      {countries && <PassportFields of={of} select={select} countries={countries} lastDay={lastDay} />}
    </fieldset>
  )
}
