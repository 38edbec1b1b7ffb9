import { Button } from '@mantine/core'
import { data, Form, Link, redirect } from 'react-router'
import { paymentMethods } from '#contract/payments.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { confirmCard } from '../../../products/checkout/confirm-card.ts'
import { leadOn } from '../../../products/checkout/lead-on.ts'
import { Notice } from '../../../products/checkout/notice.tsx'
import { awaitCheckout, closedReason, openCheckout, requireTravellers } from '../../../products/checkout/open-checkout.ts'
import { PaymentMethods, PerMethod } from '../../../products/checkout/payment-methods.tsx'
import { PaymentNotices } from '../../../products/checkout/payment-notices.tsx'
import { useIsShop } from '../../../session.ts'
import type { Route } from './+types/payment'
import { AwaitedPayment } from './awaited-payment.tsx'
import { HoldSection } from './hold-section.tsx'
import { flightPaths } from './paths.ts'
import { PaymentPrice } from './payment-price.tsx'
import { StepFrame } from './step-frame.tsx'
import { travellerLabels } from './traveller-labels.ts'
import { TravellerRecap } from './traveller-recap.tsx'
import { Warnings } from './warnings.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Payment' }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const paths = flightPaths(params.id)
  const query = new URL(request.url).searchParams
  const answer = query.has('paid') ? await confirmCard(api, params.id, paths) : null
  const awaitsPayment = answer?.status === 'pending'
  const checkout = await (awaitsPayment ? awaitCheckout : openCheckout)(api, params.id, paths)
  if (!awaitsPayment && !closedReason(checkout)) requireTravellers(checkout, paths)
  return { checkout, awaitsPayment, message: answer?.message ?? null, isBusy: query.has('busy'), now: new Date().toISOString() }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { checkouts } = context.get(apiContext)
  const paths = flightPaths(params.id)
  const typed = await readForm(request)
  const { idempotencyKey = '', currency = '' } = typed
  const method = paymentMethods.find((id) => id === typed.method)
  try {
    if (typed.intent === 'hold') {
      const held = await checkouts.hold({ id: params.id, idempotencyKey, total: { amount: Number(typed.amount), currency } })
      return redirect(paths.orderOf(held.orderId))
    }
    if (!method) throw data('There is no such way to pay.', { status: 400 })
    const total = { amount: Number(typed[`total.${method}`]), currency }
    const { orderId, redirectUrl } = await checkouts.pay({ id: params.id, method, idempotencyKey, total })
    if (method === 'bank-transfer') return redirect(`${paths.payment}?paid=transfer`)
    return redirect(redirectUrl ?? paths.orderOf(orderId))
  } catch (error) {
    return leadOn(error, { here: paths.payment, paths, typed })
  }
}

const beforeTransfer = (isShop: boolean) => (
  <p>
    This fare is not held: it is booked when the money has arrived, usually minutes after you send it. Should it cost more or be
    sold out by then, nothing is booked and{' '}
    {isShop ? 'we give all of the money back' : 'all of the money goes to the agency’s wallet'}.
  </p>
)

const noMethod = (
  <Notice tone="info" title="This cannot be paid online just now">
    <p>
      Nothing is charged and nothing is booked yet. <Link to="/trips/help">Ask us for help</Link> and we find another way.
    </p>
  </Notice>
)

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, awaitsPayment, message, isBusy, now } = loaderData
  const { offer, methods, travellers, contact, lastPayment } = checkout
  const isShop = useIsShop()
  const paths = flightPaths(checkout.id)
  const labels = travellerLabels(offer.passengers)
  const awaited = methods.filter(({ id }) => id === (lastPayment?.method ?? 'card'))
  const pay = (
    <ActionButton form="payment" size="md">
      <span>
        Pay <PerMethod methods={methods} of={(method) => method.total} />
      </span>
    </ActionButton>
  )
  return (
    <StepFrame
      checkout={checkout}
      now={now}
      title="Payment"
      current={3}
      actions={!awaitsPayment && methods.length > 0 && pay}
      price={<PaymentPrice offer={offer} extras={checkout.extras} methods={awaitsPayment ? awaited : methods} />}
      showsTotal={false}
      awaitsPayment={awaitsPayment}
    >
      {awaitsPayment ? (
        <AwaitedPayment
          payment={lastPayment}
          place={checkout.offer.departure}
          message={message}
          here={`${paths.payment}?paid=card`}
        >
          {!closedReason(checkout) && (
            <Button component={Link} to={paths.payment} variant="default">
              {lastPayment?.method === 'bank-transfer' ? 'Pay another way' : 'Go back to paying'}
            </Button>
          )}
        </AwaitedPayment>
      ) : (
        <>
          <PaymentNotices checkout={checkout} isBusy={isBusy} here={paths.payment} />
          <FormError outcome={actionData} />
          <Warnings warnings={checkout.warnings} labels={labels} />
          {methods.length === 0 && noMethod}
          <DetailSection title="How do you pay?">
            <Form id="payment" method="post">
              <input type="hidden" name="idempotencyKey" value={checkout.idempotencyKey} />
              <input type="hidden" name="currency" value={offer.total.currency} />
              <PaymentMethods methods={methods} wallet={checkout.wallet} before={{ 'bank-transfer': beforeTransfer(isShop) }} />
            </Form>
          </DetailSection>
          <HoldSection checkout={checkout} extrasHref={paths.ancillaries} />
        </>
      )}
      {travellers && contact && (
        <TravellerRecap
          travellers={travellers}
          contact={contact}
          labels={labels}
          editHref={awaitsPayment ? null : paths.details}
        />
      )}
    </StepFrame>
  )
}
