import { Form } from 'react-router'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { SummaryList } from '../../kit/summary-list.tsx'
import type { Route } from './+types/agency'
import css from './settings.module.css'

const labels = { country: 'Country', currency: 'Currency', zone: 'Time zone' }

type Props = {
  read: Route.ComponentProps['loaderData']
  mayChange: boolean
  answer: object | undefined
}

/** Where the agency sells: country, currency and time zone. */
export function RegionalForm({ read: { regional, countryName, choices, isCurrencyFixed }, mayChange, answer }: Props) {
  const form = useFields(answer, checkFor('regional'))
  if (!mayChange)
    return (
      <SummaryList
        rows={[
          { label: labels.country, value: countryName },
          { label: labels.currency, value: regional.currency },
          { label: labels.zone, value: regional.zone },
        ]}
      />
    )
  const fixed = 'The wallet has movements or payments, so its currency stays.'
  return (
    <Form {...form.events} method="post" className={css.form} noValidate>
      <FormError outcome={form.outcome} labels={labels} />
      <NativeSelect label={labels.country} data={choices.country} {...form.field('country', regional.country)} />
      <NativeSelect
        label={labels.currency}
        description={isCurrencyFixed ? fixed : undefined}
        data={isCurrencyFixed ? [regional.currency] : choices.currency}
        {...form.field('currency', regional.currency)}
      />
      <NativeSelect label={labels.zone} data={choices.zone} {...form.field('zone', regional.zone)} />
      <ActionButton name="intent" value="regional">
        Save
      </ActionButton>
    </Form>
  )
}
