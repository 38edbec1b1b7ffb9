import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { apiContext } from '#web/context.ts'
import { ActionButton } from '#web/kit/form/action-button.tsx'
import { FormError } from '#web/kit/form/form-error.tsx'
import { readForm } from '#web/kit/form/outcome.ts'
import { answerFailedStep } from '#web/products/checkout/answer-failed-step.ts'
import { PayForm } from '#web/products/checkout/payment/pay-form.tsx'
import { PayAmount } from '#web/products/checkout/payment/payment-methods.tsx'
import { payCheckout, readPayment } from '#web/products/checkout/payment/payment-step.ts'
import { BagStep, readStep } from './step.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { id, paths } = readStep(request)
  return readPayment(context.get(apiContext), { request, id, paths })
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

/** The payment of a cover. */
export default function Payment() {
  const { checkout, methods, now } = useLoaderData<typeof loader>()
  return (
    <BagStep
      checkout={checkout}
      now={now}
      title="Payment"
      current={2}
      methods={methods}
      actions={
        <ActionButton form="payment">
          <PayAmount methods={methods} />
        </ActionButton>
      }
    >
      <FormError outcome={useActionData<typeof action>()} />
      <PayForm checkout={checkout} />
    </BagStep>
  )
}
