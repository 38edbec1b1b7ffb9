import { Button } from '@mantine/core'
import { Form, Link, redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { AwaitedPayment } from '../../../products/checkout/awaited-payment.tsx'
import { leadOn } from '../../../products/checkout/lead-on.ts'
import { NoMethod } from '../../../products/checkout/no-method.tsx'
import { closedReason } from '../../../products/checkout/open-checkout.ts'
import { PaymentMethods, PerMethod } from '../../../products/checkout/payment-methods.tsx'
import { PaymentNotices } from '../../../products/checkout/payment-notices.tsx'
import { payCheckout, readPayment } from '../../../products/checkout/payment-step.ts'
import { useIsShop } from '../../../session.ts'
import type { Route } from './+types/payment'
import { HoldSection } from './hold-section.tsx'
import { flightPaths } from './paths.ts'
import { PaymentPrice } from './payment-price.tsx'
import { StepFrame } from './step-frame.tsx'
import { travellerLabels } from './traveller-labels.ts'
import { TravellerRecap } from './traveller-recap.tsx'
import { Warnings } from './warnings.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Payment' }]

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  readPayment(context.get(apiContext), { request, id: params.id, paths: flightPaths(params.id) })

export async function action({ request, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const paths = flightPaths(params.id)
  const typed = await readForm(request)
  const { idempotencyKey = '', currency = '' } = typed
  try {
    if (typed.intent !== 'hold') return await payCheckout(api, { id: params.id, paths, typed })
    const total = { amount: Number(typed.amount), currency }
    const held = await api.checkouts.hold({ id: params.id, idempotencyKey, total })
    return redirect(paths.orderOf(held.orderId))
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
          then="The flight is booked as soon as it arrives."
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
          {methods.length === 0 && <NoMethod />}
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
