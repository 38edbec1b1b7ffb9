import { Button } from '@mantine/core'
import { Form, Link, redirect } from 'react-router'
import { paymentMethods } from '#contract/checkouts.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { confirmCard } from '../../../products/checkout/confirm-card.ts'
import { leadOn } from '../../../products/checkout/lead-on.ts'
import { awaitCheckout, closedReason, openCheckout, requireReview } from '../../../products/checkout/open-checkout.ts'
import { PaymentMethods, PerMethod } from '../../../products/checkout/payment-methods.tsx'
import { PaymentNotices } from '../../../products/checkout/payment-notices.tsx'
import { PaymentWait } from '../../../products/checkout/payment-wait.tsx'
import type { Route } from './+types/payment'
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
  const isBack = query.get('paid') === 'card'
  const card = isBack ? await confirmCard(api, params.id, paths) : null
  const awaitsPayment = card?.status === 'pending'
  const checkout = await (awaitsPayment ? awaitCheckout : openCheckout)(api, params.id, paths)
  if (!awaitsPayment && !closedReason(checkout)) {
    requireReview(checkout, paths)
    if (!checkout.travellers) throw redirect(paths.details)
  }
  return { checkout, awaitsPayment, message: card?.message ?? null, isBusy: query.has('busy'), now: new Date().toISOString() }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const paths = flightPaths(params.id)
  const typed = await readForm(request)
  const method = paymentMethods.find((id) => id === typed.method) ?? 'wallet'
  const total = { amount: Number(typed[`total.${method}`]), currency: typed.currency ?? '' }
  try {
    const { orderId, redirectUrl } = await context
      .get(apiContext)
      .checkouts.pay({ id: params.id, method, idempotencyKey: typed.idempotencyKey ?? '', total })
    return redirect(redirectUrl ?? paths.orderOf(orderId))
  } catch (error) {
    return leadOn(error, { at: 'payment', paths, typed })
  }
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, awaitsPayment, message, isBusy, now } = loaderData
  const { offer, methods, travellers, contact } = checkout
  const paths = flightPaths(checkout.id)
  const labels = travellerLabels(offer.passengers)
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
      current={2}
      actions={!awaitsPayment && pay}
      price={<PaymentPrice offer={offer} methods={awaitsPayment ? methods.filter(({ id }) => id === 'card') : methods} />}
      showsTotal={false}
      awaitsPayment={awaitsPayment}
    >
      {awaitsPayment ? (
        <PaymentWait message={message} here={`${paths.payment}?paid=card`}>
          {!closedReason(checkout) && (
            <Button component={Link} to={paths.payment} variant="default">
              Go back to paying
            </Button>
          )}
        </PaymentWait>
      ) : (
        <>
          <PaymentNotices checkout={checkout} isBusy={isBusy} here={paths.payment} />
          <FormError outcome={actionData} />
          <Warnings warnings={checkout.warnings} labels={labels} />
          <DetailSection title="How do you pay?">
            <Form id="payment" method="post">
              <input type="hidden" name="idempotencyKey" value={checkout.idempotencyKey} />
              <input type="hidden" name="currency" value={offer.total.currency} />
              <PaymentMethods methods={methods} wallet={checkout.wallet} />
            </Form>
          </DetailSection>
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
