import { Form, Link, redirect } from 'react-router'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../kit/notice.tsx'
import type { Route } from './+types/payment'
import { ChangedPrices } from './changed-prices.tsx'
import { FailureChoices } from './failure-choices.tsx'
import { checkoutIdOf, readOpenTrip, tripPaths } from './paths.ts'
import { TripStep } from './trip-step.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Payment of the trip' }]

/** Every price is checked again each time the page is opened, so that what changed is seen before money moves. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const id = checkoutIdOf(request)
  const open = await readOpenTrip(api, id)
  if (!open.contact) throw redirect(tripPaths(id).details)
  const now = new Date().toISOString()
  if (open.state !== 'open' || open.items.some(({ change }) => change)) return { checkout: open, now, problem: null }
  try {
    return { checkout: await api.tripCheckouts.review({ id }), now, problem: null }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { checkout: await readOpenTrip(api, id), now, problem: error.data.body }
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const id = checkoutIdOf(request)
  const typed = await readForm(request)
  const total = { amount: Number(typed.amount), currency: typed.currency ?? '' }
  try {
    if (typed.intent === 'accept') {
      await api.tripCheckouts.acceptPrices({ id, total })
      return redirect(tripPaths(id).payment)
    }
    const onFailure = typed.onFailure === 'undo' ? 'undo' : 'keep'
    await api.tripCheckouts.pay({ id, idempotencyKey: typed.idempotencyKey ?? '', total, onFailure })
    return redirect(tripPaths(id).confirmation)
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** One payment of all items, and what happens when one of them cannot be booked. */
export default function TripPayment({ loaderData: { checkout, now, problem }, actionData }: Route.ComponentProps) {
  const { total, wallet, isReviewed, idempotencyKey } = checkout
  const isShort = wallet !== null && wallet.amount < total.amount
  return (
    <TripStep
      checkout={checkout}
      now={now}
      title="Payment"
      current={2}
      actions={
        isReviewed && (
          <ActionButton form="payment" size="md">
            Pay <Money {...total} exact />
          </ActionButton>
        )
      }
    >
      {problem && (
        <Notice tone="warn" role="status" title="The prices could not be checked">
          <p>{problem} Open this page again in a moment.</p>
        </Notice>
      )}
      <ChangedPrices checkout={checkout} />
      <FormError outcome={actionData} />
      <Form id="payment" method="post">
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="amount" value={total.amount} />
        <input type="hidden" name="currency" value={total.currency} />
        <FailureChoices checkout={checkout} />
      </Form>
      <DetailSection title="Paid from the wallet">
        <p>
          <Money {...total} exact /> for all items at once, without a fee.
          {wallet && (
            <>
              {' '}
              The balance is <Money {...wallet} exact />.
            </>
          )}
        </p>
        {isShort && (
          <p>
            The balance is too low. <Link to="/transactions?dialog=top-up">Top up the wallet</Link>, then come back.
          </p>
        )}
      </DetailSection>
    </TripStep>
  )
}
