import { data } from 'react-router'
import type { Api } from '#contract/index.ts'
import { countries } from '#domain/travel/countries.ts'
import { apiContext } from '../../context.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { FormSettings } from '../../kit/form-settings.tsx'
import { useMay } from '../../session.ts'
import type { Route } from './+types/agency'
import { AgencyRecordForm, recordLabels } from './agency-record-form.tsx'
import { answerOf } from './answer-of.ts'
import { ChangeHistory } from './change-history.tsx'
import { recordFrom } from './record-from.ts'
import { RegionalForm } from './regional-form.tsx'
import { restoreChange } from './restore-change.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Agency' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { agency } = context.get(apiContext)
  const [settings, record, changes] = await Promise.all([agency.regional(), agency.record(), agency.changes({ area: 'agency' })])
  const { country, currency, zone } = settings.regional
  return {
    ...settings,
    record,
    changes,
    countryName: countries.find(({ code }) => code === country)?.name ?? country,
    choices: {
      country: countries.map(({ code, name }) => ({ value: code, label: name })),
      currency: [...new Set([currency, ...countries.flatMap((one) => one.currency?.code ?? [])])].sort(),
      zone: [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].sort(),
    },
  }
}

const saves: Record<string, (agency: Api['agency'], typed: Record<string, string>) => Promise<unknown>> = {
  record: (agency, typed) => agency.setRecord(recordFrom(typed)),
  regional: (agency, { country = '', currency = '', zone = '' }) => agency.setRegional({ country, currency, zone }),
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { agency } = context.get(apiContext)
  const restored = await restoreChange(agency, typed)
  if (restored) return restored
  const save = saves[typed.intent ?? '']
  if (!save) throw data(null, { status: 400 })
  try {
    await save(agency, typed)
    return { done: 'Saved.' }
  } catch (error) {
    return failedForm(error, typed, { 'agency.currency-fixed': 'currency' })
  }
}

export default function Agency({ loaderData, actionData }: Route.ComponentProps) {
  const mayChange = useMay('agency:write')
  return (
    <FormSettings
      answer={actionData}
      left="The agency’s record stays as it was."
      title="Agency"
      context="Who you are, and where you sell."
      width="text"
      sections={[
        {
          title: 'Record',
          help: 'Documents show your contact and official numbers; mails from customers go to this e-mail address.',
          content: <AgencyRecordForm record={loaderData.record} mayChange={mayChange} answer={answerOf(actionData, 'record')} />,
        },
        {
          title: 'Country',
          help: 'Prices are in this currency; dates, deadlines and reports are on these clocks.',
          content: <RegionalForm read={loaderData} mayChange={mayChange} answer={answerOf(actionData, 'regional')} />,
        },
      ]}
    >
      <ChangeHistory changes={loaderData.changes} labels={recordLabels} current={loaderData.record} />
    </FormSettings>
  )
}
