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
import { OfferedProtection } from '../../../products/protection/with-booking/offered-protection.tsx'
import { readOfferedProtection } from '../../../products/protection/with-booking/read-offer.ts'
import { tourTerms } from '../../../products/tour/pay-terms.ts'
import { PeopleList } from '../../../products/tour/people-list.tsx'
import { placeOf } from '../../../products/tour/place-of.ts'
import { tourPaths } from '../../../products/tour/tour-paths.ts'
import type { Route } from './+types/payment'
import { readStep } from './paths.ts'
import { TourStep } from './tour-step.tsx'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Payment')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, paths } = readStep(request)
  const api = context.get(apiContext)
  const [read, ownTerms, protection] = await Promise.all([
    readPayment(api, { request, id, paths }),
    readShopTerms(context),
    readOfferedProtection(api, id),
  ])
  return { ...read, ownTerms, protection }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id, paths } = readStep(request)
  const typed = await readForm(request)
  try {
    return await payCheckout(context.get(apiContext), { id, paths, typed })
  } catch (error) {
    return answerFailedStep(error, { here: paths.payment, paths, typed })
  }
}

/** The payment of a tour by any method of the agency. */
export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, awaitsPayment, methods, isBusy, isLeft, now, ownTerms, protection } = loaderData
  const { offer, participants, contact } = checkout
  const paths = tourPaths(checkout.id)
  const pay = (
    <ActionButton form="payment" size="md">
      <PayAmount methods={methods} />
    </ActionButton>
  )
  return (
    <TourStep
      checkout={checkout}
      now={now}
      title="Payment"
      current={2}
      actions={!awaitsPayment && methods.length > 0 && pay}
      methods={methods}
      terms={<PayTerms terms={tourTerms(offer, now)} methods={methods} own={ownTerms} />}
      awaitsPayment={awaitsPayment}
    >
      {awaitsPayment ? (
        <AwaitedPayment read={loaderData} paths={paths} place={placeOf(offer.tour)} />
      ) : (
        <>
          <PaymentNotices checkout={checkout} isBusy={isBusy} isLeft={isLeft} here={paths.payment} />
          <FormError outcome={actionData} />
          <PayForm checkout={checkout} />
          <OfferedProtection offered={protection} />
        </>
      )}
      {participants && contact && (
        <PeopleList entered={{ ...checkout, participants, contact }} editHref={awaitsPayment ? null : paths.details} />
      )}
    </TourStep>
  )
}
