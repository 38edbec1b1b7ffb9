import { useEffect } from 'react'
import { Form } from 'react-router'
import { countries } from '#domain/travel/countries.ts'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { useFields } from '../../kit/form/use-fields.ts'
import { SettingsPage } from '../../kit/settings-page.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import { toast } from '../../kit/toast.ts'
import { useMay } from '../../session.ts'
import type { Route } from './+types/agency'
import css from './agency.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Agency' }]

const labels = { country: 'Country', currency: 'Currency', zone: 'Time zone' }

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await context.get(apiContext).agency.regional()
  const { country, currency, zone } = settings.regional
  return {
    ...settings,
    countryName: countries.find(({ code }) => code === country)?.name ?? country,
    choices: {
      country: countries.map(({ code, name }) => ({ value: code, label: name })),
      currency: [...new Set([currency, ...countries.flatMap((one) => one.currency?.code ?? [])])].sort(),
      zone: [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].sort(),
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { country = '', currency = '', zone = '' } = typed
  try {
    await context.get(apiContext).agency.setRegional({ country, currency, zone })
    return { done: true as const }
  } catch (error) {
    return failedForm(error, typed, { 'agency.currency-fixed': 'currency' })
  }
}

export default function Agency({ loaderData, actionData }: Route.ComponentProps) {
  const { regional, countryName, choices, isCurrencyFixed } = loaderData
  const mayChange = useMay('agency:write')
  const isDone = actionData !== undefined && 'done' in actionData
  useEffect(() => {
    if (isDone) toast.done('Saved.')
  }, [isDone])
  const form = useFields(isDone ? undefined : actionData, checkFor('regional'))
  const fixed = 'The wallet has movements or payments, so its currency stays.'
  return (
    <SettingsPage
      title="Agency"
      context="Where you sell."
      width="text"
      sections={[
        {
          title: 'Country',
          help: 'Prices are in this currency; dates, deadlines and reports are on these clocks.',
          content: mayChange ? (
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
              <ActionButton>Save</ActionButton>
            </Form>
          ) : (
            <SummaryList
              rows={[
                { label: labels.country, value: countryName },
                { label: labels.currency, value: regional.currency },
                { label: labels.zone, value: regional.zone },
              ]}
            />
          ),
        },
      ]}
    />
  )
}
