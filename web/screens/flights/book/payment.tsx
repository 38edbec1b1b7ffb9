import { redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { answerFailedStep } from '../../../products/checkout/answer-failed-step.ts'
import { AwaitedPayment } from '../../../products/checkout/payment/awaited-payment.tsx'
import { PayForm } from '../../../products/checkout/payment/pay-form.tsx'
import { PayTerms } from '../../../products/checkout/payment/pay-terms.tsx'
import { PayAmount } from '../../../products/checkout/payment/payment-methods.tsx'
import { PaymentNotices } from '../../../products/checkout/payment/payment-notices.tsx'
import { payCheckout, readPayment } from '../../../products/checkout/payment/payment-step.ts'
import { readShopTerms } from '../../../products/checkout/payment/shop-terms.ts'
import { flightTerms } from '../../../products/flight/pay-terms.tsx'
import { OfferedProtection } from '../../../products/protection/with-booking/offered-protection.tsx'
import { readOfferedProtection } from '../../../products/protection/with-booking/read-offer.ts'
import type { Route } from './+types/payment'
import { FlightStep } from './flight-step.tsx'
import { HoldSection } from './hold-section.tsx'
import { flightPaths } from './paths.ts'
import { travellerLabels } from './traveller-labels.ts'
import { TravellerRecap } from './traveller-recap.tsx'
import { Warnings } from './warnings.tsx'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Payment')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [read, ownTerms, protection] = await Promise.all([
    readPayment(api, { request, id: params.id, paths: flightPaths(params.id) }),
    readShopTerms(context),
    readOfferedProtection(api, params.id),
  ])
  return { ...read, ownTerms, protection }
}

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
    return answerFailedStep(error, { here: paths.payment, paths, typed })
  }
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, awaitsPayment, methods, isBusy, isLeft, now, ownTerms, protection } = loaderData
  const { offer, travellers, contact } = checkout
  const paths = flightPaths(checkout.id)
  const labels = travellerLabels(offer.passengers)
  return (
    <FlightStep
      checkout={checkout}
      now={now}
      title="Payment"
      current={3}
      actions={
        !awaitsPayment &&
        methods.length > 0 && (
          <ActionButton form="payment" size="md">
            <PayAmount methods={methods} />
          </ActionButton>
        )
      }
      methods={methods}
      terms={<PayTerms terms={flightTerms(offer)} methods={methods} own={ownTerms} />}
      awaitsPayment={awaitsPayment}
    >
      {awaitsPayment ? (
        <AwaitedPayment read={loaderData} paths={paths} place={offer.departure} />
      ) : (
        <>
          <PaymentNotices checkout={checkout} isBusy={isBusy} isLeft={isLeft} here={paths.payment} />
          <FormError outcome={actionData} />
          <Warnings warnings={checkout.warnings} labels={labels} />
          <PayForm checkout={checkout} />
          <OfferedProtection offered={protection} />
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
    </FlightStep>
  )
}
