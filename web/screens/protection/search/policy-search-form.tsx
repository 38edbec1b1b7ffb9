import { Form, useNavigation } from 'react-router'
import { Button } from '../../../kit/form/button.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { DateInput } from '../../../products/checkout/date-input.tsx'
import { resultsPath } from '../../../products/protection/policy-paths.ts'
import type { Nation } from '../../../search/nations.ts'
import css from './policy-search-form.module.css'
import type { PolicyField, PolicyForm } from './read-policy-form.ts'

type Props = {
  form: PolicyForm
  problems: Record<string, string>
  nations: readonly Nation[]
  /** The number of people of the order below, where not all of their ages are known. */
  people: number | null
}

/** The search for protection: a plain form, which works before scripts arrive. */
export function PolicySearchForm({ form, problems, nations, people }: Props) {
  const navigation = useNavigation()
  const field = (name: PolicyField) => ({ id: `field-${name}`, name, error: problems[name], defaultValue: form[name] })
  const countries = [{ value: '', label: 'Choose' }, ...nations.map(({ code, name }) => ({ value: code, label: name }))]
  const agesHint = people
    ? `The booking has ${people} people: add the ages that are missing.`
    : 'On the first day, such as 34, 36, 7.'
  return (
    <Form method="get" action={resultsPath} className={css.form} noValidate aria-label="Search protection">
      <input type="hidden" name="currency" value={form.currency} />
      {form.onOrder && <input type="hidden" name="onOrder" value={form.onOrder} />}
      {form.forCheckout && <input type="hidden" name="forCheckout" value={form.forCheckout} />}
      <div className={css.fields}>
        <NativeSelect label="Country of residence" data={countries} {...field('residence')} />
        <NativeSelect label="Destination" data={countries} {...field('destination')} />
        <DateInput label="First day of the trip" {...field('from')} />
        <DateInput label="Last day of the trip" {...field('to')} />
        <TextInput
          label="Ages of the people to insure"
          description={agesHint}
          inputMode="numeric"
          maxLength={60}
          {...field('ages')}
        />
        <TextInput
          label={`Cost of the trip in ${form.currency} (optional)`}
          description="For everybody. Policies that pay a cancelled trip need it."
          inputMode="decimal"
          maxLength={20}
          {...field('cost')}
        />
      </div>
      <details className={css.more} open={Boolean(form.deal || problems.dealCode)}>
        <summary>More options</summary>
        <TextInput label="Deal code" maxLength={20} {...field('deal')} error={problems.dealCode} />
      </details>
      <div>
        <Button type="submit" size="md" loading={navigation.state === 'loading'}>
          Search protection
        </Button>
      </div>
    </Form>
  )
}
