import { Form, href, redirect } from 'react-router'
import { plans } from '#domain/plans.ts'
import { ApiFailure } from '../../api-failure.ts'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Money } from '../../kit/money.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import { Wizard } from '../../kit/wizard.tsx'
import { useMay } from '../../session.ts'
import type { Route } from './+types/subscribe'
import { actOnPlan } from './act-on-plan.ts'
import { AwaitedNotice, AwaitedTransfer, isAwaited, OutcomeNotice } from './payment-outcome.tsx'
import { PayButtons } from './pay-buttons.tsx'
import css from './pay-buttons.module.css'
import { intervalWords, planSteps, termOf } from './plan-steps.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Change the plan' }]

/** `invoice` has just been paid at the gateway, or waits for a bank transfer: its outcome is read first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { subscription } = context.get(apiContext)
  const query = new URL(request.url).searchParams
  const id = query.get('invoice')
  const outcome = id ? await subscription.settle({ id }) : null
  if (outcome?.status === 'paid') throw redirect(href('/gettingStarted/congratulations'))
  const term = termOf(query)
  if (outcome && isAwaited(outcome)) return { term, outcome, quote: null, awaited: null, paymentKey: '' }
  try {
    const [quote, { awaited }] = await Promise.all([subscription.quote(term), subscription.get()])
    return { term, outcome, quote, awaited, paymentKey: crypto.randomUUID() }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.data.code !== 'plan.past-due') throw error
    throw redirect(`${href('/settings/agency/subscription')}${id ? `?invoice=${id}` : ''}`)
  }
}

export const action = ({ request, context }: Route.ActionArgs) => actOnPlan(context.get(apiContext), request)

type Quote = NonNullable<Route.ComponentProps['loaderData']['quote']>

const contextOf: Record<Quote['kind'], string> = {
  start: 'The plan applies as soon as it is paid.',
  now: 'You pay for the rest of the period; what is unused of your plan is deducted.',
  later: 'Your plan stays until the end of the period. Nothing is charged now.',
  same: 'This is your plan already.',
}

/** The last step to a plan: what it costs, and how it is paid. */
export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { term, quote, awaited, outcome, paymentKey } = loaderData
  const mayPay = useMay('plan:write')
  const { plan, interval } = term
  const { name } = plans[plan]
  if (!quote) return <AwaitedTransfer outcome={outcome} plan={plan} />
  const { kind } = quote
  const title = plan === 'starter' ? `Go back to ${name}` : name
  return (
    <Wizard
      steps={planSteps}
      current={2}
      title={title}
      context={contextOf[kind]}
      width="text"
      failed={actionData}
      skip={{ label: 'Not now', to: href('/plans') }}
      next={null}
    >
      <Form method="post" className={css.stack}>
        {outcome && <OutcomeNotice outcome={outcome} />}
        {awaited && mayPay && <AwaitedNotice awaited={awaited} />}
        <input type="hidden" name="plan" value={plan} />
        <input type="hidden" name="interval" value={interval} />
        {kind === 'later' ? (
          <Later quote={quote} mayPay={mayPay} />
        ) : (
          <Now quote={quote} mayPay={mayPay} paymentKey={paymentKey} />
        )}
      </Form>
    </Wizard>
  )
}

type Props = { quote: Quote; mayPay: boolean }

function Now({ quote, mayPay, paymentKey }: Props & { paymentKey: string }) {
  const { plan, kind, price, credit, due, from, until, trialUntil, ways } = quote
  const { name } = plans[plan]
  if (kind === 'same') return null
  return (
    <>
      <DetailSection title="To pay now">
        <SummaryList
          rows={[
            {
              label: name,
              note: (
                <>
                  <DateText value={from} /> to <DateText value={until} />
                </>
              ),
              value: <Money {...price} exact />,
            },
            ...(credit.amount > 0
              ? [{ label: 'Unused part of your plan', value: <Money amount={-credit.amount} currency={credit.currency} exact /> }]
              : []),
            { label: 'Due now', value: <Money {...due} exact />, tone: 'total' },
          ]}
        />
      </DetailSection>
      {mayPay && (
        <DetailSection
          title="Payment"
          help="The plan renews from the wallet, and from a card only if you allow it. You can cancel it at any time for the end of its period."
        >
          <PayButtons due={due} paymentKey={paymentKey} ways={ways} />
        </DetailSection>
      )}
      {mayPay && trialUntil && (
        <DetailSection
          title="Or try it first"
          help={
            <>
              Nothing is charged until <DateText value={trialUntil} />. An agency has one trial.
            </>
          }
        >
          <ActionButton name="intent" value="trial" variant="default">
            Start the trial
          </ActionButton>
        </DetailSection>
      )}
      {!mayPay && <p>An owner of your agency can choose and pay the plan.</p>}
    </>
  )
}

function Later({ quote: { plan, interval, price, from, cuts }, mayPay }: Props) {
  return (
    <DetailSection title={plan === 'starter' ? 'Cancel the subscription' : `${plans[plan].name} from the end of the period`}>
      <SummaryList
        rows={[
          { label: 'Begins', value: <DateText value={from} /> },
          {
            label: 'Price',
            value:
              price.amount === 0 ? (
                'Free'
              ) : (
                <>
                  <Money {...price} exact /> {intervalWords[interval]}
                </>
              ),
          },
        ]}
      />
      {cuts.length > 0 && (
        <>
          <p>From then on:</p>
          <ul className={css.cuts}>
            {cuts.map((cut) => (
              <li key={cut}>{cut}</li>
            ))}
          </ul>
        </>
      )}
      {mayPay && (
        <ActionButton name="intent" value="later" color={plan === 'starter' ? 'red' : undefined}>
          {plan === 'starter' ? 'Cancel at the end of the period' : 'Change at the end of the period'}
        </ActionButton>
      )}
    </DetailSection>
  )
}
