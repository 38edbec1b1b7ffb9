import { IconDownload } from '@tabler/icons-react'
import { Form, href, Link } from 'react-router'
import { plans } from '#domain/plans.ts'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { Money } from '../../kit/money.tsx'
import { Notice } from '../../kit/notice.tsx'
import { SettingsPage } from '../../kit/settings-page.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import type { Route } from './+types/subscription'
import { actOnPlan } from './act-on-plan.ts'
import { PayButtons } from './pay-buttons.tsx'
import css from './pay-buttons.module.css'
import { AwaitedNotice, OutcomeNotice } from './payment-outcome.tsx'
import { intervalWords, subscribePath } from './plan-steps.ts'
import { Charging, Renewal } from './renewal.tsx'
import { SubscriptionFacts } from './subscription-facts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Subscription' }]

/** `invoice` is the renewal whose payment has just failed or is not confirmed yet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { subscription } = context.get(apiContext)
  const id = new URL(request.url).searchParams.get('invoice')
  const outcome = id ? await subscription.settle({ id }) : null
  const [state, { items: receipts }, { card }] = await Promise.all([
    subscription.get(),
    subscription.receipts(),
    subscription.card(),
  ])
  return { state, receipts, card, outcome, paymentKey: crypto.randomUUID() }
}

export const action = ({ request, context }: Route.ActionArgs) => actOnPlan(context.get(apiContext), request)

type State = Route.ComponentProps['loaderData']['state']
type Receipts = Route.ComponentProps['loaderData']['receipts']

/** The plan, what is used of it, what begins next, and the receipts. */
export default function Subscription({ loaderData, actionData }: Route.ComponentProps) {
  const { state, receipts, card, outcome, paymentKey } = loaderData
  const renews = state.status === 'trial' || state.status === 'active' || state.status === 'past-due'
  const mayCancel = (state.status === 'trial' || state.status === 'active') && state.next?.plan !== 'starter'
  return (
    <SettingsPage
      title="Subscription"
      context="The plan of your agency, what it includes, and what you paid."
      width="text"
      failed={actionData}
      sections={[
        ...(state.due
          ? [
              {
                title: 'Payment is due',
                help: 'The wallet did not cover the renewal. After the grace period the limits of the free plan apply.',
                content: (
                  <div className={css.stack}>
                    {outcome && outcome.status !== 'paid' && <OutcomeNotice outcome={outcome} />}
                    {state.awaited && <AwaitedNotice awaited={state.awaited} />}
                    {state.isCharging ? <Charging due={state.due} /> : <PayOverdue due={state.due} {...{ state, paymentKey }} />}
                  </div>
                ),
              },
            ]
          : []),
        {
          title: 'Plan',
          action: (
            <Button component={Link} to={href('/plans')} variant={state.due ? 'default' : 'filled'}>
              {state.status === 'none' || state.status === 'ended' ? 'Choose a plan' : 'Change the plan'}
            </Button>
          ),
          content: (
            <div className={css.stack}>
              {state.awaited && !state.due && <AwaitedNotice awaited={state.awaited} />}
              {state.next && <Next state={state} next={state.next} />}
              <SubscriptionFacts subscription={state} />
              {mayCancel && (
                <p>
                  <Link to={subscribePath({ plan: 'starter', interval: state.interval })}>Cancel the subscription</Link>
                </p>
              )}
            </div>
          ),
        },
        ...(renews ? [{ title: 'Renewal', content: <Renewal card={card} isCancelled={state.next?.plan === 'starter'} /> }] : []),
        { title: 'Used this month', content: <Usage state={state} /> },
        { title: 'Receipts', content: <ReceiptList receipts={receipts} /> },
      ]}
    />
  )
}

type PayOverdueProps = { state: State; due: NonNullable<State['due']>; paymentKey: string }

function PayOverdue({ state, due, paymentKey }: PayOverdueProps) {
  const { plan, interval } = state.next ?? state
  return (
    <Form method="post">
      <input type="hidden" name="what" value="overdue" />
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="interval" value={interval} />
      <PayButtons due={due} paymentKey={paymentKey} ways={state.ways} />
    </Form>
  )
}

function Next({ state, next }: { state: State; next: NonNullable<State['next']> }) {
  const isCancelled = next.plan === 'starter'
  return (
    <Notice
      tone="info"
      title={isCancelled ? 'The subscription is cancelled' : `${plans[next.plan].name} begins next`}
      actions={
        <Form method="post">
          <ActionButton name="intent" value="keep" variant="default">
            {isCancelled ? 'Continue the subscription' : `Keep ${plans[state.plan].name}`}
          </ActionButton>
        </Form>
      }
    >
      <p>
        {plans[state.plan].name} stays until {state.periodEnd && <DateText value={state.periodEnd} />}.
        {!isCancelled && ` Then ${plans[next.plan].name} is paid by ${intervalWords[next.interval].replace('a ', 'the ')}.`}
      </p>
      {state.cuts.length > 0 && (
        <ul className={css.cuts}>
          {state.cuts.map((cut) => (
            <li key={cut}>{cut}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function Usage({ state: { plan, usage } }: { state: State }) {
  const { limits } = plans[plan]
  const of = (used: number, limit: number | null) => (limit === null ? `${used}, no limit` : `${used} of ${limit}`)
  const domain = limits.domains === 0 ? 'Not included' : 'None yet'
  return (
    <SummaryList
      rows={[
        { label: 'Bookings this month', value: of(usage.bookings, limits.bookings) },
        { label: 'Team members and invitations', value: of(usage.members, limits.members) },
        { label: 'Own domain', value: usage.domain ?? domain },
      ]}
    />
  )
}

function ReceiptList({ receipts }: { receipts: Receipts }) {
  if (receipts.length === 0) return <p>A receipt is added with each payment for a plan.</p>
  return (
    <SummaryList
      rows={receipts.map(({ id, number, plan, interval, paidAt, amount }) => ({
        label: (
          <a href={`/api/subscription/receipts/${id}/receipt.pdf`} aria-label={`Receipt ${number} as PDF`}>
            {number} <IconDownload size={16} stroke={1.5} aria-hidden="true" />
          </a>
        ),
        note: (
          <>
            {plans[plan].name}, paid by {intervalWords[interval].replace('a ', 'the ')} on <DateText value={paidAt} />
          </>
        ),
        value: <Money {...amount} exact />,
      }))}
    />
  )
}
