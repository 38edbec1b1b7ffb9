import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { apiContext } from '#web/context.ts'
import { ActionButton } from '#web/kit/form/action-button.tsx'
import { FormError } from '#web/kit/form/form-error.tsx'
import { readForm } from '#web/kit/form/outcome.ts'
import { answerFailedStep } from '#web/products/checkout/answer-failed-step.ts'
import { AwaitedPayment } from '#web/products/checkout/payment/awaited-payment.tsx'
import { PayForm } from '#web/products/checkout/payment/pay-form.tsx'
import { PayTerms } from '#web/products/checkout/payment/pay-terms.tsx'
import { PayAmount } from '#web/products/checkout/payment/payment-methods.tsx'
import { PaymentNotices } from '#web/products/checkout/payment/payment-notices.tsx'
import { payCheckout, readPayment } from '#web/products/checkout/payment/payment-step.ts'
import { untilItStarts } from '../pay-terms.ts'
import { readStep, tourPaths } from './tour-paths.ts'
import { TourStep } from './tour-step.tsx'

export const meta = () => [{ title: 'Payment' }]

export function loader({ request, context }: LoaderFunctionArgs) {
  return readPayment(context.get(apiContext), { request, ...readStep(request) })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id, paths } = readStep(request)
  const typed = await readForm(request)
  try {
    return await payCheckout(context.get(apiContext), { id, paths, typed })
  } catch (error) {
    return answerFailedStep(error, { here: paths.payment, paths, typed })
  }
}

export default function Payment() {
  const read = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { checkout, awaitsPayment, methods, isBusy, isLeft, now } = read
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
      terms={<PayTerms terms={untilItStarts} methods={methods} />}
      actions={!awaitsPayment && methods.length > 0 && pay}
      methods={methods}
      awaitsPayment={awaitsPayment}
    >
      {awaitsPayment ? (
        <AwaitedPayment read={read} paths={paths} place={null} />
      ) : (
        <>
          <PaymentNotices checkout={checkout} isBusy={isBusy} isLeft={isLeft} here={paths.payment} />
          <FormError outcome={outcome} />
          <PayForm checkout={checkout} />
        </>
      )}
    </TourStep>
  )
}
