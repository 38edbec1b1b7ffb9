import { Form } from 'react-router'
import type { CustomerRules } from '#domain/agency/customer-rules.ts'
import { apiContext } from '../../context.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { Tick } from '../../kit/form/tick.tsx'
import { FormSettings } from '../../kit/form-settings.tsx'
import { useMay } from '../../session.ts'
import type { Route } from './+types/customers'
import { ChangeHistory } from './change-history.tsx'
import { restoreChange } from './restore-change.ts'
import css from './settings.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Customers' }]

const rules: { name: keyof CustomerRules; label: string; help: string }[] = [
  {
    name: 'guestsMayBook',
    label: 'Guests may book',
    help: 'Off: visitors sign in by a mailed code before they choose an offer.',
  },
  {
    name: 'customersMayRegister',
    label: 'New customers may register',
    help: 'On: anybody with an e-mail address can sign in. Off: only people who have booked with you before.',
  },
  {
    name: 'customersMayHold',
    label: 'Customers may hold a flight and pay later',
    help: 'Where the airline holds seats without payment. The hold ends at the airline’s deadline.',
  },
  {
    name: 'customersMayCancel',
    label: 'Customers may cancel themselves',
    help: 'They are shown the refund first. Off: they write to you.',
  },
]

const labels = Object.fromEntries(rules.map(({ name, label }) => [name, label]))

export async function loader({ context }: Route.LoaderArgs) {
  const { agency } = context.get(apiContext)
  const [current, changes] = await Promise.all([agency.customerRules(), agency.changes({ area: 'customers' })])
  return { current, changes }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { agency } = context.get(apiContext)
  const restored = await restoreChange(agency, typed)
  if (restored) return restored
  try {
    await agency.setCustomerRules({
      guestsMayBook: 'guestsMayBook' in typed,
      customersMayRegister: 'customersMayRegister' in typed,
      customersMayHold: 'customersMayHold' in typed,
      customersMayCancel: 'customersMayCancel' in typed,
    })
    return { done: 'Saved. Your website follows it at once.' }
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** What customers may do on the storefront themselves. */
export default function Customers({ loaderData: { current, changes }, actionData }: Route.ComponentProps) {
  const mayChange = useMay('agency:write')
  const closed = !current.guestsMayBook && !current.customersMayRegister
  return (
    <FormSettings
      answer={actionData}
      left="Customers may do what they could before."
      title="Customers"
      context="What customers may do on your website themselves."
      width="text"
      failed={actionData}
      sections={[
        {
          title: 'On your website',
          help: closed
            ? 'As set now, only people who have booked with you before can book.'
            : 'Each switch counts for everybody who visits from then on.',
          content: (
            <Form method="post" className={css.wide}>
              <div className={css.ticks}>
                {rules.map(({ name, label, help }) => (
                  <Tick
                    key={name}
                    name={name}
                    label={label}
                    description={help}
                    defaultChecked={current[name]}
                    disabled={!mayChange}
                  />
                ))}
              </div>
              {mayChange && <ActionButton>Save</ActionButton>}
            </Form>
          ),
        },
      ]}
    >
      <ChangeHistory changes={changes} labels={labels} current={current} />
    </FormSettings>
  )
}
