import { Form, href, Link } from 'react-router'
import { MOST_REMINDER_HOURS } from '#domain/agency/order-settings.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { FormSettings } from '../../kit/form-settings.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import { useMay } from '../../session.ts'
import type { Route } from './+types/orders'
import { ChangeHistory } from './change-history.tsx'
import { restoreChange } from './restore-change.ts'
import css from './settings.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Order settings' }]

const labels = { orderPrefix: 'Prefix of order numbers', holdReminderHours: 'Reminder before a hold ends, in hours' }

export async function loader({ context }: Route.LoaderArgs) {
  const { agency } = context.get(apiContext)
  const [settings, terms, changes] = await Promise.all([
    agency.orderSettings(),
    agency.terms(),
    agency.changes({ area: 'orders' }),
  ])
  return { settings, hasTerms: terms.text !== '', changes }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { agency } = context.get(apiContext)
  const restored = await restoreChange(agency, typed)
  if (restored) return restored
  try {
    const hours = typed.holdReminderHours?.trim() ?? ''
    await agency.setOrderSettings({
      orderPrefix: typed.orderPrefix ?? '',
      holdReminderHours: hours === '' ? 0 : Number(hours),
    })
    return { done: 'Saved.' }
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** How new orders are numbered, and when the agency is reminded of holds. */
export default function OrderSettings({ loaderData: { settings, hasTerms, changes }, actionData }: Route.ComponentProps) {
  const { orderPrefix, holdReminderHours, nextNumber } = settings
  const mayChange = useMay('agency:write')
  const form = useFields(actionData, checkFor('orderSettings'))
  const next = formatOrderNumber({ numberPrefix: orderPrefix, number: nextNumber })
  return (
    <FormSettings
      answer={actionData}
      left="Orders are numbered and reminded of as before."
      title="Order settings"
      context="Numbers of new orders, and reminders of holds."
      width="text"
      sections={[
        {
          title: 'Numbers and reminders',
          help: `The next order is ${next}. Orders that exist keep their numbers.`,
          content: mayChange ? (
            <Form {...form.events} method="post" className={css.form} noValidate>
              <FormError outcome={form.outcome} labels={labels} />
              <TextInput
                label={labels.orderPrefix}
                description="Two to four letters"
                maxLength={4}
                autoCapitalize="characters"
                autoComplete="off"
                {...form.field('orderPrefix', orderPrefix)}
              />
              <TextInput
                label={labels.holdReminderHours}
                description={`1 to ${MOST_REMINDER_HOURS}. A short hold is reminded of when a quarter of its time is left.`}
                inputMode="numeric"
                {...form.field('holdReminderHours', String(holdReminderHours))}
              />
              <ActionButton>Save</ActionButton>
            </Form>
          ) : (
            <SummaryList
              rows={[
                { label: labels.orderPrefix, value: orderPrefix },
                { label: labels.holdReminderHours, value: holdReminderHours },
              ]}
            />
          ),
        },
        {
          title: 'Terms at the checkout',
          help: hasTerms
            ? 'Customers read your terms beside the button that pays.'
            : 'Customers are shown no terms of yours at the checkout.',
          content: <Link to={href('/settings/agency/policy')}>{hasTerms ? 'Change the terms' : 'Write your terms'}</Link>,
        },
      ]}
    >
      <ChangeHistory changes={changes} labels={labels} current={settings} />
    </FormSettings>
  )
}
