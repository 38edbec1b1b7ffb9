import { Form, redirect } from 'react-router'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { Notice } from '../../../kit/notice.tsx'
import { customerHead } from '../../../layouts/customer-head.ts'
import { MethodsForm } from '../../../products/checkout/payment/pay-form.tsx'
import { PayTerms } from '../../../products/checkout/payment/pay-terms.tsx'
import { PayAmount } from '../../../products/checkout/payment/payment-methods.tsx'
import { PaymentNotices } from '../../../products/checkout/payment/payment-notices.tsx'
import { readMethod } from '../../../products/checkout/payment/payment-step.ts'
import { SellFor } from '../../../products/checkout/payment/sell-for.tsx'
import { readShopTerms } from '../../../products/checkout/payment/shop-terms.ts'
import { withQuery } from '../../../products/checkout/with-query.ts'
import type { PayTerm } from '../../../products/pay-terms.ts'
import { useIsShop } from '../../../session.ts'
import type { Route } from './+types/payment'
import { itemsWords } from '../trip-words.ts'
import { AwaitedTrip } from './awaited-trip.tsx'
import { ChangedPrices } from './changed-prices.tsx'
import { FailureChoices } from './failure-choices.tsx'
import { checkoutIdOf, tripPaths } from './paths.ts'
import { readTripPayment } from './read-payment.ts'
import { TripStep } from './trip-step.tsx'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Payment of the trip')

export async function loader({ request, context }: Route.LoaderArgs) {
  const [read, ownTerms] = await Promise.all([readTripPayment(context.get(apiContext), request), readShopTerms(context)])
  return { ...read, ownTerms }
}

const busy: readonly string[] = ['checkout.busy', 'input.idempotency-key-reused']

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const id = checkoutIdOf(request)
  const paths = tripPaths(id)
  const typed = await readForm(request)
  try {
    if (typed.intent === 'accept') {
      await api.tripCheckouts.acceptPrices({ id, total: { amount: Number(typed.amount), currency: typed.currency ?? '' } })
      return redirect(paths.payment)
    }
    const { method, total } = readMethod(typed)
    const onFailure = typed.onFailure === 'undo' ? 'undo' : 'keep'
    const { idempotencyKey = '' } = typed
    const { redirectUrl } = await api.tripCheckouts.pay({ id, method, idempotencyKey, total, onFailure })
    if (method === 'bank-transfer') return redirect(withQuery(paths.payment, 'paid=transfer'))
    return redirect(redirectUrl ?? paths.confirmation)
  } catch (error) {
    if (error instanceof ApiFailure && busy.includes(error.data.code)) return redirect(withQuery(paths.payment, 'busy=1'))
    return failedForm(error, typed)
  }
}

/** One payment of all items, and what happens when one of them cannot be booked. */
export default function TripPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, now, problem, awaitsPayment, message, isBusy, isLeft, ownTerms } = loaderData
  const isShop = useIsShop()
  const { total, isReviewed } = checkout
  const { payment: here } = tripPaths(checkout.id)
  const awaited = checkout.lastPayment?.method ?? 'card'
  const methods = checkout.methods.filter(({ id }) => !awaitsPayment || id === awaited)
  return (
    <TripStep
      checkout={checkout}
      now={now}
      title="Payment"
      current={2}
      awaitsPayment={awaitsPayment}
      methods={methods}
      terms={<PayTerms terms={termsOf(checkout)} methods={methods} own={ownTerms} />}
      actions={
        !awaitsPayment &&
        isReviewed &&
        (total.amount === 0 || methods.length > 0) && (
          <ActionButton form="payment" size="md">
            {total.amount === 0 ? 'Book the trip' : <PayAmount methods={methods} />}
          </ActionButton>
        )
      }
    >
      {awaitsPayment ? (
        <AwaitedTrip checkout={checkout} message={message} />
      ) : (
        <>
          <PaymentNotices checkout={checkout} isBusy={isBusy} isLeft={isLeft} here={here} />
          {problem && (
            <Notice tone="warn" role="status" title="The prices could not be checked">
              <p>{problem} Open this page again in a moment.</p>
            </Notice>
          )}
          <ChangedPrices checkout={checkout} />
          <FormError outcome={actionData} />
          <FailureChoices checkout={checkout} />
          <SellFor checkout={checkout} />
          {total.amount === 0 ? (
            <NothingDue checkout={checkout} />
          ) : (
            <MethodsForm checkout={checkout} here={here} beforeTransfer={<p>{beforeTransfer(isShop)}</p>} />
          )}
        </>
      )}
    </TripStep>
  )
}

/** A trip whose items are all paid at the property. */
const NothingDue = ({ checkout: { idempotencyKey, total } }: { checkout: TripCheckout }) => (
  <Form id="payment" method="post">
    <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
    <input type="hidden" name="currency" value={total.currency} />
    <input type="hidden" name="method" value="wallet" />
    <input type="hidden" name="total.wallet" value="0" />
  </Form>
)

/** Whether all of it can still be given up for all the money. The summary has the terms of each item. */
function termsOf({ items }: TripCheckout): PayTerm[] {
  const firm = items.filter(({ isFreeToUndo }) => !isFreeToUndo)
  if (firm.length === 0) return [{ label: 'Cancelling', says: 'everything is free to cancel now' }]
  const which = items.length === 1 ? 'this' : `${firm.length} of ${itemsWords(items.length)}`
  return [{ label: 'Cancelling', says: `${which} cannot be cancelled for all the money: read the terms`, isLost: true }]
}

const beforeTransfer = (isShop: boolean) =>
  `Nothing is held: everything is booked when the money has arrived, usually minutes after you send it. Should something cost more or be sold by then, ${
    isShop ? 'we give the money of it back.' : 'the money of it goes to the agency’s wallet.'
  }`
