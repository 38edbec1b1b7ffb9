import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { answerFailedStep } from '../../../products/checkout/answer-failed-step.ts'
import { AwaitedPayment } from '../../../products/checkout/payment/awaited-payment.tsx'
import { PayForm } from '../../../products/checkout/payment/pay-form.tsx'
import { PayTerms } from '../../../products/checkout/payment/pay-terms.tsx'
import { PayAmount } from '../../../products/checkout/payment/payment-methods.tsx'
import { PaymentNotices } from '../../../products/checkout/payment/payment-notices.tsx'
import { payCheckout, readPayment } from '../../../products/checkout/payment/payment-step.ts'
import { readShopTerms } from '../../../products/checkout/payment/shop-terms.ts'
import { InsuredList } from '../../../products/protection/insured-list.tsx'
import { policyPayTerms } from '../../../products/protection/pay-terms.ts'
import { policyPaths } from '../../../products/protection/policy-paths.ts'
import type { Route } from './+types/payment'
import { leaveForBooking, readStep } from './paths.ts'
import { PolicyStep } from './policy-step.tsx'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Payment')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, paths } = readStep(request)
  const [read, ownTerms] = await Promise.all([
    readPayment(context.get(apiContext), { request, id, paths }),
    readShopTerms(context),
  ])
  await leaveForBooking(context, read.checkout)
  return { ...read, ownTerms }
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

/** The payment of a policy by any method of the agency. */
export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const numbers = useNumbers()
  const { checkout, awaitsPayment, methods, isBusy, isLeft, now, ownTerms } = loaderData
  const { offer, insured } = checkout
  const paths = policyPaths(checkout.id)
  const pay = (
    <ActionButton form="payment" size="md">
      <PayAmount methods={methods} />
    </ActionButton>
  )
  return (
    <PolicyStep
      checkout={checkout}
      now={now}
      title="Payment"
      current={2}
      actions={!awaitsPayment && methods.length > 0 && pay}
      methods={methods}
      terms={<PayTerms terms={policyPayTerms(offer, numbers)} methods={methods} own={ownTerms} />}
      awaitsPayment={awaitsPayment}
    >
      {awaitsPayment ? (
        <AwaitedPayment read={loaderData} paths={paths} place={null} />
      ) : (
        <>
          <PaymentNotices checkout={checkout} isBusy={isBusy} isLeft={isLeft} here={paths.payment} />
          <FormError outcome={actionData} />
          <PayForm checkout={checkout} />
        </>
      )}
      {insured && <InsuredList entered={{ ...checkout, insured }} editHref={awaitsPayment ? null : paths.details} />}
    </PolicyStep>
  )
}
